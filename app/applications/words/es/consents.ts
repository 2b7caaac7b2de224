import type { words as en } from '../en/consents.ts'

// Whoever changes a wording raises its version: what was agreed to before stays what it was.

export const words: typeof en = {
  contact: {
    version: 1,
    label: 'Trabajar en mi solicitud',
    wording: (brand) =>
      `${brand} puede guardar estas respuestas y comunicarse conmigo sobre esta solicitud: una persona puede llamarme o escribirme por los medios que di. Puedo retirar este permiso en cualquier momento.`,
  },
  machine: {
    version: 1,
    label: 'Mensajes de texto y llamadas automáticas',
    wording: (brand) =>
      `${brand} puede enviarme mensajes de texto y hacerme llamadas automáticas o con voz grabada sobre esta solicitud, al número que di. Las compañías de teléfono pueden cobrar por ellos. Este permiso no es necesario para ningún programa, y puedo retirarlo en cualquier momento, también si respondo STOP.`,
  },
  news: {
    version: 1,
    label: 'Noticias',
    wording: (brand) =>
      `${brand} puede enviarme por correo electrónico noticias y ofertas que no tratan de esta solicitud. Este permiso no es necesario para ningún programa, y puedo retirarlo en cualquier momento.`,
  },
}
