import type { words as en } from '../en/plan.ts'

type Words = typeof en

const name: Words['name'] = {
  today: 'Hoy',
  sooner: 'Mientras más pronto pregunte, mejor',
  askToday: 'Pregunte hoy',
  title: 'Pregunte quién hizo el informe',
  silent: 'Pregunte dos cosas al arrendador. ¿Es un no? ¿Usó un informe, y quién lo hizo?',
  text: 'Pregunte al arrendador si usó un informe, y quién lo hizo.',
  answer: 'Si un informe influyó: el nombre, la dirección y el teléfono de la compañía que lo hizo.',
  ifNothing:
    '¿Una semana y nada? Pregunte otra vez por escrito y guarde una copia. La ayuda legal puede preguntar por usted.',
}

const report: Words['report'] = {
  title: 'Pida el informe que usaron',
  text: 'Escriba a la compañía que nombra el aviso. Pida todo el archivo, no un resumen. Mande la carta de modo que pueda probar el día.',
  answer: 'Todo lo que hay en su archivo, de dónde vino, y quién lo pidió en el último año.',
  ifNothing: (office, phone) =>
    `La ley no pone un día para esta copia. ¿Nada después de 15 días? Escriba otra vez. Luego avise a la ${office}, una oficina federal. Es gratis: ${phone}.`,
  within: 'En un plazo de 60 días',
  ofNotice: 'desde el día en que recibió el aviso',
  bestBy: (last) => `Mejor a más tardar este día. Gratis hasta el ${last}`,
  lastFree: 'Último día para el informe gratis',
  ended: (last) => `Los 60 días gratis terminaron el ${last}`,
  late: 'Pídalo de todos modos. Quizá aún tiene su copia gratis del año. Si no, la compañía le puede cobrar.',
  own: {
    title: 'Vea su archivo de todos modos',
    text: 'Sin informe, no hay copia gratis por este no. Pero el próximo arrendador puede comprar uno. Pida su copia gratis del año a una compañía de verificación de inquilinos. Así sabe qué dice.',
    ifNothing: (office, phone) =>
      `La copia del año debe llegar en 15 días. ¿Nada para entonces? Escriba otra vez. Luego avise a la ${office}, gratis: ${phone}.`,
  },
}

const correct: Words['correct'] = {
  title: 'Corrija lo que está mal',
  errors: {
    notMine: 'Un dato que es de otra persona.',
    dismissed: 'Un caso que la corte desestimó o que usted ganó.',
    paid: 'Una deuda que ya pagó, o una cantidad que está mal.',
    old: 'Un dato que ya es muy viejo.',
  },
  found: (errorList) =>
    `${errorList} Dispútelo por escrito, con una copia de un papel que lo pruebe. Guarde los originales.`,
  look: (errorList) =>
    `Lea cada línea. Busque esto. ${errorList} Dispútelo por escrito, con una copia de un papel que lo pruebe.`,
  answer: 'El resultado por escrito. Lo que está mal, o no se puede probar, se debe corregir o quitar.',
  ifNothing: (office, phone) =>
    `¿Nada para ese día? Escriba otra vez, y luego avise a la ${office}: ${phone}. ¿No lo quitan? Añada una nota suya, y llame a la ayuda legal.`,
  days: (count) => `${count} días`,
  fromArrival: 'desde el día en que llega su carta',
  fromArrivalOrLonger: 'desde el día en que llega su carta. 45 si el informe era su copia gratis del año',
  checked: (written) => `La revisión debe estar terminada. Espere una carta a más tardar el ${written}`,
  morePapers: (longest) => `Puede tardar hasta el ${longest} si usted manda más papeles`,
  morePapersOrYearly: (longest) =>
    `Puede tardar hasta el ${longest} si usted manda más papeles, o si el informe era su copia gratis del año`,
  isRight: {
    title: 'Vea qué tan viejo es cada dato',
    text: 'Usted dice que el informe está bien. Entonces mire las fechas. Lo que es muy viejo no debe estar.',
  },
}

const landlord: Words['landlord'] = {
  note: 'Sin fecha límite. Ninguna ley los obliga a ver su caso otra vez',
  terms: {
    title: 'Pida mejores condiciones, una vez',
    text: 'Corto y con calma: qué es distinto ahora, y qué puede ofrecer. Vea abajo qué tan alto puede ser un depósito en su estado. Luego toque la próxima puerta. No espere a acabar los primeros pasos.',
  },
  title: 'Responda al arrendador, una vez',
  text: (advice) =>
    `Corto y con calma: qué pasó, qué es distinto ahora, qué ofrece usted. ${advice && `${advice} `}Luego toque la próxima puerta. No espere a acabar los primeros pasos.`,
  advice: {
    income: 'Muestre todo lo que gana: sueldo, beneficios, manutención.',
    none: 'Pregunte cuál fue la razón.',
    record: 'Diga solo lo que está en el informe.',
  },
}

const who = 'Raza, color, religión, sexo, discapacidad, hijos, el lugar de donde viene.'

const fairHousing: Words['fairHousing'] = {
  title: 'Solo si fue por ser usted quien es',
  over: 'Ya venció',
  ended: (last) => `El año terminó el ${last}`,
  late: `${who} HUD, el departamento federal de vivienda, acepta quejas hasta un año después. La ayuda legal le puede decir si hay otro camino.`,
  lastDay: 'Último día',
  lastComplaint: (phone) => `Último día para una queja de vivienda justa a HUD, ${phone}`,
  within: 'En un plazo de un año',
  ofNo: 'desde que le dijeron que no',
  text: (phone) =>
    `${who} HUD, el departamento federal de vivienda, acepta quejas hasta un año después. Es gratis: ${phone}.`,
}

export const words: Words = {
  anyDay: 'Cualquier día',
  noDeadline: 'Sin fecha límite',
  name,
  report,
  correct,
  landlord,
  fairHousing,
  summary: {
    general: 'Este es el plan general. Elija sus respuestas y va a ver las fechas.',
    openings: {
      '': 'Le dijeron que no',
      refused: 'Le dijeron que no',
      terms: 'Le pidieron más',
      silent: 'Sin una respuesta clara',
    },
    on: (day) => `el ${day}`,
    inState: (state) => (state === 'District of Columbia' ? `en el ${state}` : `en ${state}`),
    reasons: {
      credit: 'por su crédito',
      eviction: 'por un desalojo',
      lease: 'por un contrato de renta incumplido',
      record: 'por antecedentes',
      income: 'por sus ingresos',
      none: 'sin una razón',
    },
    reports: {
      named: 'y nombraron una compañía de verificación de inquilinos',
      unnamed: 'y no nombraron una compañía de verificación de inquilinos',
      none: 'y no usaron un informe',
    },
    sentence: (parts) => `${parts.join(', ').replace(',', '')}.`,
  },
  track: {
    kept: 'Guardé el no: la carta, el correo o la fecha de la llamada',
    company: 'Encontré el nombre y la dirección de la compañía de verificación de inquilinos',
    asked: 'Pedí mi informe',
    askedBy: (last) => `Pedí mi informe, a más tardar el ${last}`,
    read: 'Leí el informe línea por línea, con un lápiz',
    disputed: 'Escribí sobre lo que está mal, con copias; guardé los originales',
    landlord: 'Escribí al arrendador, una vez',
    aid: 'Llamé a la ayuda legal si hay un caso de la corte en el informe',
  },
}
