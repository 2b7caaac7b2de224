import type { words as en } from '../en/around.tsx'

export const words: typeof en = {
  questions: 'Seis preguntas, y luego su plan',
  skip: 'Deje en blanco lo que no sabe.',
  seePlan: 'Ver su plan',
  yourPlan: 'Su plan',
  generalPlan: 'El plan general. Es ley federal: vale en todos los estados.',
  print: 'Imprimir plan y carta',
  toCalendar: 'Poner las fechas en mi calendario',
  answerHolds: 'La respuesta debe traer:',
  ifNothing: 'Si no llega nada:',
  law: 'La ley:',
  letter: (name) => `Carta: ${name}`,
  arrived: 'Su carta llegó el',
  keepTrack: 'Lleve la cuenta',
  ticksStay: 'Las marcas se quedan en este aparato.',
  notLegalAdvice: 'No es asesoría legal.',
  moreRights: 'Su estado o ciudad le puede dar más tiempo o más derechos.',
  letters: {
    heading: 'Su carta, lista para mandar',
    lead: 'Llene los espacios, firme la carta (está en inglés) y mándela de modo que pueda probar el día.',
    which: '¿Qué carta?',
    onTheirWay: 'Las cartas se están cargando. En la página de cartas están como texto simple.',
  },
  state: {
    heading: 'Su estado',
    general: (rights, aid) => (
      <>
        Su estado le puede dar {rights('más derechos')} y {aid('ayuda legal gratis')}.
      </>
    ),
    inState: (state) => (state === 'District of Columbia' ? `En el ${state}` : `En ${state}`),
    aid: 'Ayuda legal gratis',
    aidFor: 'Para personas con pocos ingresos.',
    anyOfThem: 'Cualquiera de ellas le dice cuál es la suya.',
    rights: 'Lo que dice la ley allí',
    checked: (day) => `revisado el ${day}`,
    notOnFile: (titles) =>
      `Aún no lo tenemos, así que pregunte a la ayuda legal: ${titles.join(', ').toLowerCase()}.`,
  },
}
