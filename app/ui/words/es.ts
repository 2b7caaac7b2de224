import type { words as en } from './en.ts'

export const words: typeof en = {
  skip: 'Saltar al contenido',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  breadcrumb: 'Ruta de la página',
  costs: 'Costos',
  whatItCosts: 'Lo que cuesta:',
  everyPayment: 'Todos los pagos',
  payment: (amount) => `${amount}.`,
  allTerms: 'Todos los términos',
  optional: 'opcional',
  step: (value, max) => `Paso ${value} de ${max}`,
  close: 'Cerrar',
  copy: 'Copiar',
  copied: '¡Copiado!',
  cannotCopy: 'Su navegador no permite copiar.',
  pleaseCopy: 'Por favor, selecciónelo y cópielo.',
  stars: (stars) => `${stars} de 5 estrellas`,
}
