import type { words as en } from './en.ts'

/** Each rule exactly as far as the English row goes. */
const rules: Record<string, string> = {
  '$20 or the actual cost, whichever is less': '$20 o el costo real, lo que sea menor',
  'actual average cost of screening': 'el costo real promedio de la verificación',
  'actual cost of screening': 'el costo real de la verificación',
  'background and credit check': 'para revisar sus antecedentes y su crédito',
  'more for pets, changes to the unit or added risk':
    'más por mascotas, cambios en la vivienda o mayor riesgo',
  'the tenant may choose to pay more': 'el inquilino puede elegir pagar más',
  'some small landlords may ask for two': 'algunos arrendadores pequeños pueden pedir dos',
  'separate limit for pet deposits': 'los depósitos por mascotas tienen otro límite',
  'one month for tenants aged 62 or older': 'un mes para inquilinos de 62 años o más',
  'for rental agreements of one year or more': 'para contratos de renta de un año o más',
  'leases entered into or renewed since 2024-07-01':
    'contratos de renta firmados o renovados desde el 2024-07-01',
  'plus a pet deposit': 'más un depósito por mascota',
  'unfurnished; one and one-half furnished; more with pets':
    'sin muebles; uno y medio con muebles; más con mascotas',
  'first and last month of rent may be asked besides':
    'además se puede pedir el primer y el último mes de renta',
  'leases longer than month to month; one and one-half month to month; two weeks of rent week to week':
    'contratos más largos que de mes a mes; uno y medio si es de mes a mes; dos semanas de renta si es de semana a semana',
  'pet and listed risk exceptions': 'con excepciones por mascotas y por riesgos que la ley nombra',
  'or $100 if that is more; some owner-occupied and small owners are not covered':
    'o $100 si eso es más; no incluye a algunos dueños que viven en la propiedad ni a algunos dueños pequeños',
  'for agreements shorter than one year': 'para contratos de menos de un año',
  'security and last month of rent together': 'el depósito y el último mes de renta juntos',
  'listed exceptions apply': 'con excepciones que la ley nombra',
  'first year; one month after that': 'el primer año; después, un mes',
  'more by agreement for special conditions': 'más si se acuerda por condiciones especiales',
  '$50 or 5% of the late rent, whichever is more': '$50 o el 5% de la renta atrasada, lo que sea mayor',
  'after 7 days': 'después de 7 días',
  '5% of the rent due': 'el 5% de la renta que se debe',
  'after 5 days': 'después de 5 días',
  '5% of the monthly rent': 'el 5% de la renta mensual',
  'no late fee until rent is 30 days late':
    'no hay cargo por atraso hasta que la renta tenga 30 días de atraso',
  '4% of one month of rent': 'el 4% de un mes de renta',
  'after 15 days': 'después de 15 días',
  '8% of the overdue rent': 'el 8% de la renta vencida',
  'must be in the written lease': 'debe estar en el contrato de renta escrito',
  '$15 or 5% of the monthly rent, whichever is more': '$15 o el 5% de la renta mensual, lo que sea mayor',
  '5% of the rent for the period': 'el 5% de la renta del período',
  'after 3 calendar days': 'después de 3 días calendario',
  '$50 or 5% of the monthly rent, whichever is less': '$50 o el 5% de la renta mensual, lo que sea menor',
  '10% of the rent past due': 'el 10% de la renta vencida',
  'after 5 days; only in counties under the Uniform Residential Landlord and Tenant Act':
    'después de 5 días; solo en los condados donde rige la Uniform Residential Landlord and Tenant Act',
  'presumed reasonable up to 12% of rent (4 units or fewer) or 10% (more units)':
    'se presume razonable hasta el 12% de la renta (4 viviendas o menos) o el 10% (más viviendas)',
  'after 2 full days': 'después de 2 días completos',
  '10% of the rent or 10% of the balance due, whichever is less':
    'el 10% de la renta o el 10% del saldo que se debe, lo que sea menor',
  'vouchers included': 'también los vales de vivienda (vouchers)',
  'small landlords are not covered': 'no incluye a los arrendadores pequeños',
  'no state law; federal rate': 'no hay ley estatal; es el salario federal',
  'state rate is lower; federal rate applies to most workers':
    'el estatal es más bajo; el federal vale para la mayoría de los trabajadores',
  'small businesses not covered by federal law may pay less':
    'los negocios pequeños que la ley federal no cubre pueden pagar menos',
  'most employers; small and seasonal employers lower':
    'la mayoría de los empleadores; menos con los pequeños y los de temporada',
  'New York City, Long Island and Westchester': 'New York City, Long Island y Westchester',
  'New York City, Long Island and Westchester $17.00': 'en New York City, Long Island y Westchester $17.00',
  'smaller employers $7.25': 'con empleadores más pequeños $7.25',
  '$50 or 10% of the monthly rent, whichever is more': '$50 o el 10% de la renta mensual, lo que sea mayor',
  'not allowed': 'no se permite',
  'only first month, last month, deposit and lock cost may be charged at the start':
    'al principio solo se puede cobrar el primer mes, el último mes, el depósito y el costo de la cerradura',
  'besides the actual cost of outside checks': 'además del costo real de las verificaciones externas',
  'statutory exceptions apply': 'con excepciones que la ley nombra',
  'does not cover some small owners': 'no incluye a algunos dueños pequeños',
  'two months before 2024-10-01': 'antes del 2024-10-01 eran dos meses',
  'court file is closed to the public for the first 60 days, and stays closed unless the landlord wins in that time':
    'el expediente de la corte está cerrado al público los primeros 60 días, y sigue cerrado a menos que el arrendador gane en ese tiempo',
  'from 2027-01-01': 'desde el 2027-01-01',
  'on request to the court': 'si se pide a la corte',
  'since 2025-05-05': 'desde el 2025-05-05',
  'since 2025-08-01': 'desde el 2025-08-01',
  'no late fee until rent is more than 9 days late':
    'no hay cargo por atraso hasta que la renta tenga más de 9 días de atraso',
  '8% of the rent due': 'el 8% de la renta que se debe',
  'no late fee until after the fourth day': 'no hay cargo por atraso hasta después del cuarto día',
  'no late fee for rent paid within 5 days after it is due':
    'no hay cargo por atraso si la renta se paga dentro de los 5 días después de que vence',
  contested: 'en disputa',
  'state law on the books; challenged in court in 2026; New York City has its own law':
    'hay una ley estatal; fue impugnada en la corte en 2026; New York City tiene su propia ley',
  'some small landlords are not covered': 'no incluye a algunos arrendadores pequeños',
  'standard rate; Portland metro higher, nonurban counties $14.55':
    'salario general; más en el área de Portland, $14.55 en los condados no urbanos',
}

export const words: typeof en = {
  publishers: {
    HUD: 'HUD',
    census: 'censo',
    LSC: 'LSC',
    'Eviction Lab': 'Eviction Lab',
    'minimum wage': 'salario mínimo',
    links: 'enlaces',
    count: 'conteo',
  },
  years: (written) => written.replace(/^FY/, 'año fiscal '),
  asOf: (day) => `al ${day}`,
  short: (publisher, years) => `${publisher}, ${years}`,
  programs: {
    'public housing': 'vivienda pública',
    vouchers: 'vales de vivienda (vouchers)',
    'public housing and vouchers': 'vivienda pública y vales de vivienda (vouchers)',
  },
  rule: (written) => rules[written] ?? written,
}
