import type { words as en } from '../en/vouchers.ts'

export const words: typeof en = {
  list: (states) => new Intl.ListFormat('es-US').format(states),
  welcomeIn: (state) => `En ${state} trabajamos con Section 8 y otros vales de vivienda (vouchers).`,
  refused: 'Los programas no trabajan con Section 8 ni con otros vales de vivienda (vouchers).',
  except: (states) => `Esto no vale en ${states}: ahí sí trabajamos con ellos.`,
  only: (states) =>
    `Sí en ${states}; en otros lugares los programas no trabajan con Section 8 ni con otros vales de vivienda.`,
  nowhere: 'No. Los programas no trabajan con Section 8 ni con otros vales de vivienda.',
  law: (state, statute, asOf) =>
    `La ley de ${state} protege a los inquilinos según el origen de sus ingresos (${statute}; al ${asOf}). La ayuda legal puede decirle qué significa eso para usted; nosotros no damos consejo legal.`,
}
