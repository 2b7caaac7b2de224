import type { words as en } from '../en/share-page.ts'

export const words: typeof en = {
  head: {
    title: (brand) => `Cuente su historia | ${brand}`,
    crumb: 'Cuente su historia',
    description:
      '¿Le dijeron que no, y después que sí? Cuente a otros cómo fue, con fotos si quiere. Revisamos cada historia antes de mostrarla.',
  },
  invitedHead: {
    title: (brand) => `Cuente su historia | ${brand}`,
    description:
      'El formulario del muro de aprobados, para quien recibió una invitación a contar su historia.',
  },
  open: 'Ver, retirar o borrar su historia',
  ended:
    'Su enlace personal ya se usó, se retiró o es demasiado viejo. No se perdió nada: envíe la historia otra vez y llegará sin la marca “Cliente verificado”.',
  linkEnded:
    'Este enlace personal ya se usó, se retiró o es demasiado viejo. Aun así puede contar su historia aquí; llegará sin la marca “Cliente verificado”.',
  kept: 'Su historia nos llegó antes y ya no se puede cambiar aquí. Lo que envió primero queda como está; estos cambios no se guardaron.',
  futureDate: 'Por favor, elija una fecha que no esté en el futuro',
  onePhoto: 'Por favor, elija una sola foto aquí',
  photosAgain: 'Por favor, elija sus fotos otra vez.',
  wait: (time) =>
    `¡Gracias! Acaban de llegar varias historias desde su conexión. Por favor, envíe la suya otra vez en ${time}. No se pierde nada de lo que escribió.`,
  postsWait: (time) =>
    `Acaban de llegar muchos formularios desde su conexión. Por favor, envíe el suyo otra vez en ${time}. No se pierde nada de lo que escribió.`,
}
