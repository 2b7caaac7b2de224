import { listed } from '../../../../platform/listed.ts'
import { de } from '../../../../platform/spanish.ts'
import type { words as en } from '../../en/town/masthead.ts'

export const words: typeof en = {
  parts: {
    costs: 'Rentas',
    'day-one': 'El primer día',
    reach: 'Lugares cercanos',
    help: 'Ayuda gratis',
    'low-income': 'Límites de ingresos',
    rights: 'Sus derechos',
    figures: 'En cifras',
  },
  people: { label: 'Habitantes', counted: 'conteo de 2020', estimated: (years) => `cálculo ${years}` },
  halfPay: {
    label: 'Con apuros',
    note: (county, years) => `de los inquilinos en ${county} paga la mitad de sus ingresos o más, ${years}`,
  },
  built: {
    label: 'Año de las viviendas',
    oldest: (year) => `${year} o antes`,
    around: (year) => `alrededor de ${year}`,
    note: (years) => `mediana, ${years}`,
  },
  empty: 'Rentas vacías',
  commute: {
    label: 'Camino al trabajo',
    minutes: (minutes) => `${minutes} minutos`,
    note: (years) => `solo de ida, ${years}`,
  },
  income: {
    label: 'Ingresos del hogar',
    note: (whose, years) => `mediana ${de(whose)}, ${years}`,
  },
  metro: {
    label: 'Área metropolitana',
    others: (towns) => `con ${listed(towns, 'es')}`,
    area: (name) => `área de ${name}`,
    outside: 'fuera de toda área metropolitana',
  },
  counties: {
    County: 'Condado',
    Parish: 'Parish (condado)',
    'City and Borough': 'Ciudad y borough',
    Borough: 'Borough',
    'Census Area': 'Área del censo',
    Municipality: 'Municipalidad',
    'Planning Region': 'Región de planificación',
    city: 'Ciudad independiente',
    'District of Columbia': 'Distrito federal',
  },
  position: {
    label: 'Posición',
    north: (degrees) => `${degrees}° N`,
    west: (degrees) => `${degrees}° O`,
    east: (degrees) => `${degrees}° E`,
  },
  sources: {
    entry: (source, listed) => `${source}: ${listed}.`,
    notYet: (years) => `El ${years} todavía no lo tenemos.`,
    more: 'Fuentes',
  },
}
