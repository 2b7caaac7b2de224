import type { words as en, formRefusals as enForm } from './en.ts'

const unreadable = 'No se pudo subir el archivo. Por favor, inténtelo otra vez.'
const notAnImage = 'Por favor, elija una imagen'

/** The form itself knows these. */
export const formRefusals: typeof enForm = {
  'not-image': notAnImage,
  'too-large': 'El archivo debe pesar menos de 5MB',
  unreadable,
}

export const words: typeof en = {
  refusals: {
    ...formRefusals,
    'other-kind': `${notAnImage}. Este tipo de imagen no se puede usar aquí. Por favor, elija un JPG o PNG.`,
    'phone-format': `${unreadable} No se pudo leer este formato de teléfono. Por favor, elija un JPG o PNG.`,
    'too-many-pixels': `${unreadable} La imagen tiene demasiados píxeles: elija una copia más pequeña.`,
    busy: `${unreadable} Están llegando muchas fotos en este momento.`,
  },
}
