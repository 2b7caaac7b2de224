import type { words as en } from '../en/mails.ts'

export const words: typeof en = {
  received: {
    subject: (brand) => `${brand}: recibimos su historia`,
    thanks: 'Gracias por contar su historia. Una persona lee cada historia antes de que aparezca en el muro.',
    link: 'Con su enlace privado puede ver en qué va su historia, retirarla, o borrarla con sus fotos.',
    open: 'Abrir mi historia',
    keep: 'No comparta el enlace: quien lo tiene puede hacer lo mismo.',
    notYou: (email) =>
      `¿No nos envió una historia? Entonces alguien escribió mal una dirección. Abra el enlace y borre la historia, o escriba a ${email}.`,
  },
  approved: {
    subject: (brand) => `${brand}: su historia está en el muro`,
    lead: 'Buenas noticias: su historia ya está en nuestro muro de aprobados. Gracias por dar esperanza a otros.',
    see: 'Ver su historia',
    changedMind: '¿Cambió de opinión? Con su enlace privado puede retirarla en cualquier momento.',
    reach: ({ email, phone }) =>
      `¿Cambió de opinión? Escriba a ${email} o llame al ${phone}, y la retiraremos.`,
  },
  rejected: {
    subject: (brand) => `${brand}: sobre su historia`,
    thanks: 'Gracias por contarnos su historia. Hizo falta valor, y alguien la leyó con cuidado.',
    decision:
      'Decidimos no ponerla en el muro esta vez. No es un juicio sobre usted ni sobre lo que ha vivido.',
    reach: ({ email, phone }) =>
      `¿Tiene una pregunta o quiere contarla de otra manera? Escriba a ${email} o llame al ${phone}.`,
  },
}
