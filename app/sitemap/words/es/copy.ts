import type { words as en } from '../en/copy.ts'

export const words: typeof en = { idle: 'Copiar', copied: '¡Copiado!', failed: 'No se pudo copiar' }
