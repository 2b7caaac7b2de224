import type { words as en } from '../en/laws.ts'

const months: Record<string, string> = {
  1: 'un mes de renta',
  1.5: 'un mes y medio de renta',
  2: 'dos meses de renta',
  3: 'tres meses de renta',
}

export const words: typeof en = {
  titles: {
    'deposit-cap-months': 'Depósito',
    'application-fee': 'Cargos de solicitud',
    'late-fee': 'Cargos por atraso',
    'source-of-income': 'Vales de vivienda (vouchers), otros ingresos',
    'eviction-record-sealing': 'Sellado de desalojos',
  },
  monthsOfRent: (count) => months[count] ?? `${count} meses de renta`,
  atMost: (amount) => `Como máximo, ${amount}`,
  incomeIsProtected: 'La ley protege a los inquilinos por la fuente de sus ingresos',
  recordsAreSealed: 'La ley permite sellar los expedientes de desalojo',
}
