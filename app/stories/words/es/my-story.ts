import type { words as en } from '../en/my-story.ts'

export const words: typeof en = {
  head: {
    title: (brand) => `Su historia | ${brand}`,
    description: 'Su propia historia en el muro de aprobados.',
  },
  title: 'Su historia',
  keep: 'Guarde la dirección de esta página: con ella puede volver y ver, retirar o borrar su historia.',
  withdrawn: 'Su historia fue retirada. No está en el muro.',
  deleted: 'Su historia y sus fotos fueron borradas.',
  missing:
    'No hay ninguna historia en este enlace. Puede que se haya borrado o que el enlace no esté completo.',
  withdraw: 'Retirar mi historia',
  delete: 'Borrar mi historia y sus fotos',
  withdrawMeans: 'Retirada, no se muestra en el muro; la conservamos en nuestros registros.',
  yesWithdraw: 'Sí, retirarla',
  toChange: 'Para cambiar una palabra o quitar una foto, escriba a:',
  deleteMeans:
    'Se quita del muro y de nuestros registros, con sus fotos, y no se puede recuperar. Las copias de seguridad pueden conservarla hasta que otras más nuevas las reemplacen.',
  yesDelete: 'Sí, borrarla',
  seeWall: 'Ver el muro',
  facts: { headline: 'Título', sent: 'Enviada', photos: 'Fotos', status: 'Situación' },
  statuses: { pending: 'En espera de revisión', approved: 'En el muro', rejected: 'Fuera del muro' },
  takenBackOn: (date) => `Retirada el ${date}`,
}
