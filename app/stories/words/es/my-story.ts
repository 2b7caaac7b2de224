import type { words as en } from '../en/my-story.ts'

export const words: typeof en = {
  head: {
    title: (brand) => `Su historia | ${brand}`,
    description: 'Su propia historia en el muro de aprobados.',
  },
  title: 'Su historia',
  withdrawn: 'Su historia fue retirada. Ya no está en el muro.',
  deleted: 'Su historia y sus fotos fueron borradas.',
  missing:
    'No hay ninguna historia en este enlace. Puede que se haya borrado o que el enlace no esté completo.',
  withdraw: 'Retirar mi historia',
  delete: 'Borrar mi historia y sus fotos',
  meaning:
    'Retirarla la quita del muro. Borrarla la quita también de nuestros registros y no se puede deshacer. Las copias de seguridad pueden conservarla hasta que otras más nuevas las reemplacen.',
  seeWall: 'Ver el muro',
  facts: { headline: 'Título', sent: 'Enviada', photos: 'Fotos', status: 'Situación' },
  statuses: { pending: 'En espera de revisión', approved: 'En el muro', rejected: 'Fuera del muro' },
  takenBackOn: (date) => `Retirada el ${date}`,
}
