import type { words as en } from '../en/forms.ts'

const payLater = 'En esta página no paga nada. Llamamos antes de que algo cueste dinero.'

export const words: typeof en = {
  funding: {
    title: 'Solicitud de fondos para la renta',
    heading: 'Presente su solicitud en cuatro pasos cortos',
    intro: `Unos cinco minutos. ${payLater}`,
  },
  preapproval: {
    title: 'Preaprobación',
    heading: 'Pida una preaprobación',
    intro: `Unos cuatro minutos. ${payLater}`,
  },
  signup: {
    title: 'Inscripción al servicio completo',
    heading: 'Inscríbase en el servicio completo',
    intro: `Unos cuatro minutos. ${payLater}`,
  },
  'diy-order': {
    title: 'Pedido del kit para hacerlo usted mismo',
    heading: 'Pida el kit para hacerlo usted mismo',
    intro: `Unos dos minutos. ${payLater}`,
  },
  corporate: {
    title: 'Inscripción en el Corporate Lease Program',
    heading: 'Inscríbase en el Corporate Lease Program',
    intro: `Unos cuatro minutos. ${payLater}`,
  },
  'city-application': {
    title: 'Solicitud de renta',
    heading: 'Presente su solicitud desde aquí',
    intro: `Cuatro pasos cortos. ${payLater}`,
  },
}
