import { words as common } from '../../../../platform/words/es.ts'
import type { words as en } from '../en/frame.ts'

export const words: typeof en = {
  gaps: {
    name: 'su nombre',
    street: 'su calle y ciudad',
    contact: 'su teléfono o correo electrónico',
    company: 'la compañía, según el aviso que recibió',
    landlord: 'nombre del arrendador',
    home: 'la dirección de la vivienda',
    toldOn: 'día en que se lo dijeron',
    entry: 'el dato, como lo dice el informe',
    year: 'año',
    guarantor: 'el nombre del aval',
    own: '',
    today: 'la fecha de hoy',
  },
  leave: 'Gracias,',
  enclosed: (papers) => `Adjunto: ${papers}`,
  day: (year, month, day) => `${day} de ${common.months[month - 1]} de ${year}`,
}
