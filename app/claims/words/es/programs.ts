import type { words as en } from '../en/programs.ts'

export const words: typeof en = {
  funding: 'Fondos y aprobación',
  fullService: 'Servicio completo',
  kit: 'Kit para hacerlo por su cuenta',
  corporate: 'Renta corporativa',
  performance: 'Pago por resultados',
}
