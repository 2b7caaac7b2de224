import type { words as en } from '../en/forms.ts'

const payLater = 'En esta página no paga nada. Le avisamos antes de que algo cueste dinero.'

export const words: typeof en = {
  funding: {
    heading: 'Presente su solicitud en cuatro pasos cortos',
    intro: `Unos cinco minutos. ${payLater}`,
  },
  preapproval: {
    heading: 'Pida una preaprobación',
    intro:
      'Unos cuatro minutos. Pedir una preaprobación no cuesta nada: usted envía el formulario, le respondemos, y paga solo si entonces dice que sí.',
  },
  signup: {
    heading: 'Inscríbase en el servicio completo',
    intro: `Unos cuatro minutos. ${payLater}`,
  },
  'diy-order': {
    heading: 'Pida el kit para hacerlo por su cuenta',
    intro: `Unos dos minutos. ${payLater}`,
  },
  corporate: {
    heading: 'Inscríbase en el programa de renta corporativa',
    intro: `Unos cuatro minutos. ${payLater}`,
  },
  'city-application': {
    heading: 'Presente su solicitud desde aquí',
    intro: `Cuatro pasos cortos. ${payLater}`,
  },
}
