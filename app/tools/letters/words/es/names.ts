import type { words as en } from '../en/names.ts'

export const words: typeof en = {
  report: 'Mándenme mi informe',
  name: '¿Quién hizo el informe?',
  dispute: 'Esto está mal',
  'wrong-name': 'Esta persona no soy yo',
  reconsider: 'Por favor, revise otra vez',
  eviction: 'Sobre un desalojo',
  'broken-lease': 'Sobre un contrato de renta incumplido',
  credit: 'Sobre mal crédito',
  record: 'Sobre antecedentes',
  thanks: 'Gracias',
}
