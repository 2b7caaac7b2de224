import type { words as en } from '../en/given.ts'

export const words: typeof en = {
  title: (brand) => `Vea si califica | ${brand}`,
  description: 'Cuatro pasos cortos. No tiene que contestar nada.',
  next: (claims) =>
    `Envíe la solicitud y un encargado dedicado a su caso toma su expediente. Nuestra red de prestamistas busca ${claims.fundingRange} en fondos para la renta; la decisión tarda en promedio ${claims.fundingDecision}.`,
  refund: (refund, denied) => `, y usted recibe un ${refund} si ${denied}`,
  apply: (fee) => `Empiece su solicitud - ${fee}`,
  incomes: {
    below: (low) => `Menos de ${low}`,
    between: (low, high) => `${low}-${high}`,
    above: (high) => `Más de ${high}`,
  },
  helpers: {
    '211': {
      name: 'Línea de ayuda 211',
      what: 'Le dice, gratis y de forma confidencial, quién ayuda cerca de usted con la renta, los servicios de la casa, un refugio y la comida, en la mayor parte del país',
    },
    '+18005694287': {
      name: 'Consejeros de vivienda aprobados por HUD',
      what: 'Busca una agencia de consejería de vivienda cerca de usted, gratis o a bajo costo: renta, prevención de desalojos, crédito y presupuesto',
    },
    '+18003882227': {
      name: 'National Foundation for Credit Counseling',
      what: 'Consejería sin fines de lucro sobre crédito, deudas y presupuesto, gratis o a bajo costo: pregunte primero',
    },
  },
}
