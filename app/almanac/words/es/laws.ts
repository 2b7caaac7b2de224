import type { words as en } from '../en/laws.ts'

const months: Record<string, string> = {
  1: 'un mes de renta',
  1.5: 'un mes y medio de renta',
  2: 'dos meses de renta',
  3: 'tres meses de renta',
}

/** Every value and detail of the table (data/local/state-laws.tsv), by its English words. */
const rows: Record<string, string> = {
  '$50 or 10% of the monthly rent, whichever is more': '$50 o el 10% de la renta mensual, lo que sea más',
  'not allowed': 'no se permite',
  'only first month, last month, deposit and lock cost may be charged at the start':
    'al empezar solo se puede cobrar el primer mes, el último mes, el depósito y el costo de la cerradura',
  '$20 or the actual cost, whichever is less': '$20 o el costo real, lo que sea menos',
  'background and credit check': 'verificación de antecedentes y de crédito',
  'actual average cost of screening': 'el costo promedio real de la verificación',
  $50: '$50',
  'besides the actual cost of outside checks': 'además del costo real de las verificaciones de otros',
  'actual cost of screening': 'el costo real de la verificación',
  'statutory exceptions apply': 'la ley tiene excepciones',
  'more for pets, changes to the unit or added risk':
    'más por mascotas, cambios en la vivienda o mayor riesgo',
  'does not cover some small owners': 'no cubre a algunos dueños pequeños',
  'the tenant may choose to pay more': 'el inquilino puede decidir pagar más',
  'some small landlords may ask for two': 'algunos arrendadores pequeños pueden pedir dos',
  'separate limit for pet deposits': 'hay otro límite para el depósito por mascotas',
  'one month for tenants aged 62 or older': 'un mes para inquilinos de 62 años o más',
  'for rental agreements of one year or more': 'para contratos de renta de un año o más',
  'leases entered into or renewed since 2024-07-01':
    'para contratos de renta firmados o renovados desde el 2024-07-01',
  'plus a pet deposit': 'más un depósito por mascotas',
  'unfurnished; one and one-half furnished; more with pets':
    'sin muebles; mes y medio con muebles; más con mascotas',
  'first and last month of rent may be asked besides':
    'además se puede pedir el primer y el último mes de renta',
  'two months before 2024-10-01': 'dos meses antes del 2024-10-01',
  'leases longer than month to month; one and one-half month to month; two weeks of rent week to week':
    'contratos más largos que de mes a mes; mes y medio si es de mes a mes; dos semanas de renta si es de semana a semana',
  'pet and listed risk exceptions': 'con excepciones por mascotas y por los riesgos que la ley nombra',
  'or $100 if that is more; some owner-occupied and small owners are not covered':
    'o $100 si eso es más; no cubre a algunos dueños pequeños ni a algunos que viven en la propiedad',
  'for agreements shorter than one year': 'para contratos de menos de un año',
  'security and last month of rent together': 'el depósito y el último mes de renta juntos',
  'listed exceptions apply': 'con las excepciones que la ley nombra',
  'first year; one month after that': 'el primer año; un mes después de eso',
  'more by agreement for special conditions': 'más, si se acuerda, por condiciones especiales',
  'court file is closed to the public for the first 60 days, and stays closed unless the landlord wins in that time':
    'el expediente de la corte está cerrado al público los primeros 60 días, y sigue cerrado a menos que el arrendador gane en ese tiempo',
  'from 2027-01-01': 'desde el 2027-01-01',
  'on request to the court': 'si se le pide a la corte',
  'since 2025-05-05': 'desde el 2025-05-05',
  'since 2025-08-01': 'desde el 2025-08-01',
  '$50 or 5% of the late rent, whichever is more': '$50 o el 5% de la renta atrasada, lo que sea más',
  'after 7 days': 'después de 7 días',
  'no late fee until rent is more than 9 days late':
    'no hay cargo por atraso hasta que la renta lleve más de 9 días de atraso',
  '5% of the rent due': 'el 5% de la renta que se debe',
  'after 5 days': 'después de 5 días',
  '5% of the monthly rent': 'el 5% de la renta mensual',
  '8% of the rent due': 'el 8% de la renta que se debe',
  'no late fee until rent is 30 days late':
    'no hay cargo por atraso hasta que la renta lleve 30 días de atraso',
  '4% of one month of rent': 'el 4% de un mes de renta',
  'after 15 days': 'después de 15 días',
  '8% of the overdue rent': 'el 8% de la renta vencida',
  'must be in the written lease': 'debe estar en el contrato de renta escrito',
  '$15 or 5% of the monthly rent, whichever is more': '$15 o el 5% de la renta mensual, lo que sea más',
  '5% of the rent for the period': 'el 5% de la renta del período',
  'after 3 calendar days': 'después de 3 días del calendario',
  '$50 or 5% of the monthly rent, whichever is less': '$50 o el 5% de la renta mensual, lo que sea menos',
  'no late fee until after the fourth day': 'no hay cargo por atraso hasta después del cuarto día',
  '10% of the rent past due': 'el 10% de la renta vencida',
  'after 5 days; only in counties under the Uniform Residential Landlord and Tenant Act':
    'después de 5 días; solo en los condados bajo la Uniform Residential Landlord and Tenant Act',
  'presumed reasonable up to 12% of rent (4 units or fewer) or 10% (more units)':
    'se presume razonable hasta el 12% de la renta (4 viviendas o menos) o el 10% (más viviendas)',
  'after 2 full days': 'después de 2 días completos',
  '10% of the rent or 10% of the balance due, whichever is less':
    'el 10% de la renta o el 10% de lo que se debe, lo que sea menos',
  'no late fee for rent paid within 5 days after it is due':
    'no hay cargo por atraso si la renta se paga dentro de los 5 días después de vencer',
  'vouchers included': 'los vales de vivienda (vouchers) también',
  'small landlords are not covered': 'no cubre a los arrendadores pequeños',
  contested: 'en disputa',
  'state law on the books; challenged in court in 2026; New York City has its own law':
    'hay una ley del estado; se disputa en la corte en 2026; New York City tiene su propia ley',
  'some small landlords are not covered': 'no cubre a algunos arrendadores pequeños',
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
  row: (text) => rows[text] ?? text,
}
