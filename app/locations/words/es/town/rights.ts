import type { words as en } from '../../en/town/rights.ts'

const months: Record<string, string> = {
  1: 'un mes de renta',
  1.5: 'un mes y medio de renta',
  2: 'dos meses de renta',
  3: 'tres meses de renta',
}

export const words: typeof en = {
  heading: (stateName) =>
    `Sus derechos en ${stateName === 'District of Columbia' ? `el ${stateName}` : stateName}`,
  lead: 'Ley del estado; las ciudades pueden agregar más. No es asesoría legal.',
  titles: {
    'deposit-cap-months': 'Depósito',
    'application-fee': 'Cargos de solicitud',
    'late-fee': 'Cargos por atraso',
    'source-of-income': 'Vales de vivienda (vouchers), otros ingresos',
    'eviction-record-sealing': 'Sellar desalojos',
  },
  monthsOfRent: (count) => months[count] ?? `${count} meses de renta`,
  atMostMonths: (rent) => `Como máximo ${rent}`,
  depositHere: (rule, amount) => `${rule.replace(/\.$/, '')}: ${amount} por una recámara aquí.`,
  atMost: (rule) => `Como máximo ${rule}`,
  incomeProtected: 'La ley protege a los inquilinos de la discriminación por su fuente de ingresos',
  sealing: 'La ley contempla sellar los expedientes de desalojo',
  toldNo: {
    title: '¿Le dijeron que no?',
    text: '¿Por un informe? Tiene 60 días para pedirle una copia gratis a quien lo hizo.',
    next: 'Sus próximos pasos',
  },
}
