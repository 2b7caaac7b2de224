import type { words as en } from '../en/consents.ts'

// Whoever changes a wording raises its version: what was agreed to before stays what it was.

export const words: typeof en = {
  contact: {
    version: 4,
    label: 'Trabajar en mi solicitud',
    wording: (brand) =>
      `${brand} puede guardar estas respuestas y comunicarse conmigo sobre esta solicitud: una persona puede llamarme o escribirme por los medios que di. Puede pasar lo necesario de estas respuestas a los arrendadores y prestamistas a quienes presenta una solicitud por mí, y a la compañía del plan de protección. Puedo retirar este permiso en cualquier momento.`,
  },
  kitContact: {
    version: 3,
    wording: (brand) =>
      `${brand} puede guardar estas respuestas y comunicarse conmigo sobre este pedido: una persona puede llamarme o escribirme por los medios que di. Puede pasar lo necesario de estas respuestas a la compañía del plan de protección. Puedo retirar este permiso en cualquier momento.`,
  },
  forText:
    'Usted pidió primero un mensaje de texto. Sin este permiso, una persona le llama o le escribe por correo.',
  machine: {
    version: 3,
    label: 'Mensajes de texto',
    wording: (brand) =>
      `${brand} puede enviarme mensajes de texto sobre esta solicitud, al número que di. Una persona escribe cada mensaje; cuántos son depende de mi caso. Las compañías de teléfono pueden cobrar por ellos. Este permiso no es necesario para ningún programa, y puedo retirarlo en cualquier momento, también respondiendo STOP.`,
  },
  news: {
    version: 1,
    label: 'Noticias',
    wording: (brand) =>
      `${brand} puede enviarme por correo electrónico noticias y ofertas que no tratan de esta solicitud. Este permiso no es necesario para ningún programa, y puedo retirarlo en cualquier momento.`,
  },
}
