import type { words as en } from './en.ts'

export const words: typeof en = {
  titles: {
    funding: 'Solicitud de fondos para la renta',
    preapproval: 'Preaprobación',
    signup: 'Inscripción al servicio completo',
    'diy-order': 'Pedido del kit para hacerlo por su cuenta',
    corporate: 'Inscripción a la renta corporativa',
    'city-application': 'Solicitud de renta',
  },
  newTab: 'Abrir en otra pestaña',
  noFrames: 'Su navegador no muestra marcos (iframes)',
  needsScript: 'Este formulario necesita JavaScript. Sin él, por favor llámenos.',
  ratherTalk: '¿Prefiere hablar?',
  call: (phone) => `Llame al ${phone}`,
}
