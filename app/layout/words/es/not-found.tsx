import type { words as en } from '../en/not-found.tsx'

export const words: typeof en = {
  title: 'Página no encontrada',
  lead: 'No hay puerta en esta dirección. Puede que el enlace sea viejo o que falte una letra.',
  toldNo: (nextSteps) => <>¿Un arrendador le dijo que no? {nextSteps('Sus próximos pasos')}, gratis.</>,
  home: 'Volver al inicio',
  states: 'Busque su estado',
}
