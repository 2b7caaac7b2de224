import type { words as en } from '../en/wizard.tsx'

type Words = typeof en

const questions: Words['questions'] = {
  hasProperty: '¿Ya tiene una propiedad en mente?',
  monthlyRent: '¿Cuánto es la renta al mes?',
  hasApplied: '¿Ya presentó una solicitud ahí?',
  challenges: '¿Cuáles de estos problemas tiene?',
  income: '¿Cuáles son sus ingresos al mes?',
  rentBudget: '¿Cuánto puede pagar de renta?',
}

const choices: Words['choices'] = {
  yes: 'Sí',
  no: 'No',
  'Poor Credit': 'Mal crédito',
  Evictions: 'Desalojos',
  'Broken Leases': 'Contratos de renta incumplidos',
  'Criminal Background': 'Antecedentes penales',
  None: 'Ninguno',
}

const result: Words['result'] = {
  title: '¡Perfecto! Usted califica para nuestro programa',
  notADecision: 'Esto no es una decisión.',
  whoDecides: 'Un arrendador decide sobre un contrato de renta, y un prestamista sobre un préstamo.',
  call: (phone) => `Llame al ${phone}`,
}

const advice: Words['advice'] = {
  label: 'Lo que resulta de sus respuestas',
  fits: 'Lo que va con sus respuestas',
  firstOfAll: 'Primero que nada',
  applyFor: 'Solicite este programa',
  ready: 'Lo que debe tener a la mano',
  notIf: 'No es buena idea si',
  budget: 'Hasta dónde alcanza su presupuesto',
  fairTowns: 'Pueblos y ciudades con una renta justa que le alcanza, cerca del lugar que elija.',
  seeTowns: 'Vea los lugares',
  free: 'En vez de esto, gratis o a bajo costo',
  toldNo: (nextSteps) => (
    <>¿Ya le dijeron que no? {nextSteps('Sus próximos pasos')}, por su cuenta y gratis.</>
  ),
}

const first: Words['first'] = {
  nothing: (letters, checklist) => (
    <>
      <strong>No hay nada en su contra: primero presente la solicitud por su cuenta.</strong> Puede que no le
      cueste más que el cargo del arrendador. Nuestras {letters('cartas')} y nuestra{' '}
      {checklist('lista de documentos')} son gratis.
    </>
  ),
  credit: (letters, checklist) => (
    <>
      <strong>Si solo tiene mal crédito, muchas veces puede explicarlo por su cuenta.</strong> Nuestras{' '}
      {letters('cartas')} y nuestra {checklist('lista de documentos')} son gratis.
    </>
  ),
}

const why: Words['why'] = {
  homeAndMarks: (marks) =>
    `Usted tiene una vivienda en mente y, en su pasado, ${marks || 'mal crédito'}. Aquí se acepta cualquier propiedad, y el encargado de su caso habla por usted con ese arrendador.`,
  marksAndLowIncome: (marks, { start }) =>
    `Usted mencionó ${marks}, y sus ingresos están en el nivel más bajo. Aquí ${start}: es decir, hasta que un arrendador diga que sí. Usted elige una propiedad de nuestro sistema de búsqueda.`,
  marksAndHighIncome: (marks, { refund }) =>
    `Usted mencionó ${marks}. Aquí presentamos solicitudes por usted en propiedades de nuestra base de datos aprobada${refund}.`,
  marks: (marks) =>
    `Usted mencionó ${marks}. El encargado de su caso les cuenta a los arrendadores toda la historia, no solo lo que dice un informe.`,
  ownWork:
    'Usted puede hacerlo por su cuenta. El kit trae pasos, cartas y una lista de viviendas de segunda oportunidad.',
  ifTheySayNo:
    'Usted quizás no lo necesite. Si los arrendadores aún dicen que no, trae pasos, cartas y una lista de viviendas de segunda oportunidad.',
  homeAlone:
    'Usted tiene una vivienda en mente y no mencionó nada en su contra. Tal vez lo que falta es el dinero para mudarse.',
  little:
    'Usted nos dijo poco, así que este es el programa de nuestro botón “Solicite ahora”. Responda más, o llame, y podremos decirle más.',
}

const marks: Words['marks'] = {
  Evictions: 'un desalojo',
  'Broken Leases': 'un contrato de renta incumplido',
  'Criminal Background': 'antecedentes penales',
}

const ready: Words['ready'] = {
  id: 'Una identificación con foto',
  income: 'Prueba de lo que gana: talones de pago, cartas de beneficios o estados de cuenta del banco',
  home: 'La dirección, la renta y el nombre del arrendador',
  'Poor Credit': 'Su informe de crédito: es gratis, una vez por semana, en annualcreditreport.com',
  Evictions: 'Los papeles de la corte sobre el desalojo, y prueba de lo que ha pagado desde entonces',
  'Broken Leases': 'El contrato de renta anterior, y cartas sobre por qué se fue',
  'Criminal Background': 'Fechas y papeles del caso, y lo que ha cambiado desde entonces',
}

const notIf: Words['notIf'] = {
  tooDear:
    'La renta que mencionó se lleva más de la mitad de sus ingresos. Un sí no haría que le alcance: busque primero una renta más baja.',
  hasApplied:
    'Ya presentó una solicitud ahí: espere la respuesta de ese arrendador antes de pagarle a alguien.',
  byACertainDay: 'Necesita un sí para cierto día: no se promete ninguna fecha.',
  funding: 'No podría pagar un préstamo cada mes además de la renta.',
  fullService: 'El dinero del cargo inicial lo necesita para el depósito.',
  kit: 'Prefiere que otra persona hable con los arrendadores.',
  corporate:
    'El cargo se llevaría sus últimos ahorros: el reembolso llega solo después de un número fijo de rechazos.',
  performance: 'Quiere una vivienda fuera de nuestro sistema de búsqueda.',
}

export const words: Words = {
  qualification: 'Preguntas para ver si califica',
  steps: ['Su propiedad', 'Problemas de crédito', 'Ingresos y presupuesto', 'Su resultado'],
  questions,
  choices,
  back: 'Atrás',
  next: 'Continuar',
  seeResults: 'Ver mis resultados',
  notKept:
    'No tiene que contestar nada. No guardamos sus respuestas; solo quedan en este aparato hasta que las borre.',
  clear: 'Borrar mis respuestas',
  result,
  advice,
  first,
  why,
  marks,
  ready,
  notIf,
}
