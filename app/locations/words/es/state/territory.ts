import type { words as en } from '../../en/state/territory.ts'

export const words: typeof en = {
  title: (territory) => `Fuera de nuestra lista: ${territory}`,
  lead: (territory) =>
    `Nuestros programas son para viviendas en los 50 estados y en Washington, DC, no para viviendas en ${territory}. Lo que cuenta es dónde quiere vivir.`,
  states: {
    heading: '¿Dónde quiere vivir?',
    lead: 'Elija un estado para ver fondos, rentas y ciudades.',
  },
}
