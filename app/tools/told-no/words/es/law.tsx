import type { words as en } from '../en/law.tsx'

export const words: typeof en = {
  heading: 'Lo que dice la ley',
  lead: 'Ley federal. Vale en todos los estados.',
  read: (citation, day) => (
    <>
      {citation}, leída el {day}
    </>
  ),
  facts: {
    notice:
      'Si un informe influyó, el arrendador se lo debe decir. Basta una carta, un correo electrónico o una llamada.',
    noticeNames:
      'El aviso debe nombrar a la compañía que hizo el informe, con su dirección y su teléfono. Debe decir que usted puede tener una copia gratis y puede disputar lo que está mal.',
    worseTerms:
      '¿Por un informe le pidieron más depósito, un aval o más renta? Eso cuenta como un no. Le toca el mismo aviso.',
    freeCopy: 'Por 60 días desde que recibe el aviso, su copia del informe es gratis.',
    wholeFile:
      'La compañía debe mostrarle todo lo que hay en su archivo, de dónde vino, y quién lo pidió en el último año. Puede dejar fuera un puntaje.',
    yearlyCopy:
      'Una compañía que guarda archivos de inquilinos en todo el país le debe una copia gratis cada 12 meses. Tiene 15 días para mandarla.',
    dispute:
      'La compañía tiene 30 días para revisar lo que usted disputa. Empiezan cuando llega su carta. La revisión es gratis.',
    longerDispute:
      'Puede tardar hasta 45 días si usted manda más papeles en ese tiempo. Lo mismo vale si halló el error en su copia gratis del año.',
    result:
      'Después de la revisión tiene cinco días hábiles para escribirle. Lo que está mal, o no se puede probar, se debe corregir o quitar.',
    ownStatement: 'Si no lo quitan, usted puede añadir a su archivo una nota corta suya.',
    tellOthers:
      'Cuando quiten un dato, pida a la compañía que avise al arrendador que recibió el informe viejo. Si no hace mucho de eso, debe hacerlo.',
    sevenYears:
      'La mayor parte de lo que va en su contra debe salir de un informe a los siete años. En una deuda, los siete años empiezan 180 días después de que se atrasó. Un caso de la corte o un fallo puede quedar más tiempo si su estado da más tiempo para demandar.',
    bankruptcy: 'Una bancarrota debe salir a los diez años.',
    convictions:
      'Para una condena penal, esta ley no pone un límite de tiempo. Un arresto por sí solo entra en los siete años.',
    accuracy: 'La compañía debe hacer lo razonable para que su informe sea lo más correcto que se pueda.',
    fairHousing:
      'Un arrendador no le puede rechazar por raza, color, religión, sexo, discapacidad, el lugar de donde viene, o porque tiene hijos. Unos pocos tipos de vivienda y de dueños están exentos.',
    complaint:
      'HUD, el departamento federal de vivienda, acepta una queja hasta un año después de lo que pasó. Es gratis.',
  },
}
