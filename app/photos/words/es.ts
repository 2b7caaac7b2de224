import type { words as en } from './en.ts'

const unreadable = 'No se pudo subir el archivo. Por favor, inténtelo otra vez.'
const notAnImage = 'Por favor, elija una imagen'

export const words: typeof en = {
  refusals: {
    'not-image': notAnImage,
    'other-kind': `${notAnImage}. Este tipo de imagen no se puede usar aquí. Por favor, elija un JPG o PNG.`,
    'too-large': 'El archivo debe pesar menos de 5MB',
    'phone-format': `${unreadable} No se pudo leer este formato de teléfono. Por favor, elija un JPG o PNG.`,
    unreadable,
    busy: `${unreadable} Están llegando muchas fotos en este momento.`,
  },
}
