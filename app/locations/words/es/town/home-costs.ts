import { de } from '../../../../platform/spanish.ts'
import type { words as en } from '../../en/town/home-costs.ts'

type Words = typeof en
type Verdict = Parameters<Words['wage']>[1]
type Reach = Parameters<Words['income']>[1]
type Median = Parameters<Words['against']['likeState']>[0]
type City = Parameters<Words['against']['cityFair']>[0]

const sizes = ['un estudio', 'una recámara', 'dos recámaras', 'tres recámaras', 'cuatro recámaras'] as const

const nearestCity = ({ least }: City) =>
  `la ciudad más cercana de ${least ? `${least} habitantes o más` : 'mayor tamaño'}`
const where = ({ of }: Median) => (of ? `en ${of} ` : '')
const more = (isMore: boolean) => (isMore ? 'más' : 'menos')
const against = (here: Median, state: string, years: string) =>
  `${here.amount} ${where(here)}frente a ${state}, ${years}`

function verdictText(verdict: Verdict) {
  switch (verdict.kind) {
    case 'nothing known':
      return '.'
    case 'covers the median':
      return ': cubre la mediana.'
    case 'every size':
      return ': alcanza para todos los tamaños de aquí.'
    case 'short of the median':
      return `: faltan ${verdict.gap} para la mediana.`
    case 'short of a studio':
      return `: faltan ${verdict.gap} para un estudio.`
    case 'up to':
      return `: alcanza para ${sizes[verdict.size]}, y faltan ${verdict.gap} para ${sizes[verdict.next]}.`
  }
}

function reachText(reach: Reach) {
  switch (reach.kind) {
    case 'by the rule':
      return ' según la regla del 30%.'
    case 'no size':
      return ': no alcanza ni para un estudio.'
    case 'every size':
      return ': cualquiera de estas viviendas.'
    case 'up to':
      return `: hasta ${sizes[reach.size]}.`
    case 'nearly':
      return `: ${sizes[reach.size]}; faltan ${reach.gap} para ${sizes[reach.next]}.`
  }
}

export const words: Words = {
  labels: ['Estudio', '1 recámara', '2 recámaras', '3 recámaras', '4 recámaras'],
  allSizes: (whose) => `Todos los tamaños, ${whose?.replace(/^(el|la) /, '') ?? 'censo'}`,
  brokenLine: (whose, years, amount) =>
    `Línea punteada: mediana del censo${whose ? ` en ${whose}` : ''}, ${years}, ${amount}.`,
  lead: (area, years) => `Rentas justas de HUD para ${area}, ${years}, con los servicios incluidos.`,
  leadWithout: (name) =>
    `No tenemos las rentas justas de HUD para ${name}. Esto es lo que los inquilinos le dijeron al censo, con viviendas de todos los tamaños.`,
  area: {
    part: (name) => `parte de ${name}`,
    metro: (name) => `el área de ${name}`,
  },
  wage: ({ hourly, state, asOf, note, carried }, verdict) => {
    const said = [note, state && 'una ciudad puede tener uno más alto'].filter(Boolean).join('; ')
    return `Tiempo completo con el salario mínimo${state ? ` ${de(state)}` : ''}, ${hourly} ${asOf}${said && ` (${said})`}, da para una renta de ${carried}${verdictText(verdict)}`
  },
  noWage: (state) => `No tenemos el salario mínimo ${de(state)}.`,
  needed: ({ median, sizes: rents }) => {
    const pay = [
      median && `${median} por hora para la mediana del censo`,
      rents && `${rents.one}${median ? '' : ' por hora'} para una recámara`,
      rents && `${rents.two} para dos`,
    ].filter(Boolean)
    return `Con tiempo completo se necesitan ${pay.join(', ')}.`
  },
  income: ({ of, income, years, carried }, reach) =>
    `Un hogar de ingreso mediano ${de(of)}, ${income} al año (${years}), puede pagar ${carried}${reachText(reach)}`,
  against: {
    onlyState: (amount, state, years, place) => ({
      strong: `${amount} en todo ${state}`,
      text: ` es la mediana del censo, ${years}; no tenemos ninguna para ${place} ni para su condado.`,
    }),
    farAboveState: (here, state, years) => ({
      strong: `Muy por encima ${de(state.name)}`,
      text: `: ${here} aquí, ${state.amount} allá, ${years}.`,
    }),
    likeState: (here, state, years) => ({
      strong: `Casi lo mismo que en todo ${state.name}`,
      text: `: ${against(here, state.amount, years)}.`,
    }),
    unlikeState: ({ amount, isMore, percent }, here, state, years) => ({
      strong: `${amount} ${more(isMore)} que en todo ${state.name}`,
      text: `, ${percent}%: ${against(here, state.amount, years)}.`,
    }),
    cityFair: (city, difference, there, here, years) => ({
      strong: difference
        ? `${difference.amount} ${more(difference.isMore)} en ${city.name}`
        : `Casi igual en ${city.name}`,
      text: `, ${nearestCity(city)}, a ${city.way}: dos recámaras cuestan ${there} allá y ${here} aquí, ${years}.`,
    }),
    cityMedian: (city, difference, there, here, years) => ({
      strong: difference
        ? `${difference.amount} ${more(difference.isMore)} en ${city.name}`
        : `Casi lo mismo en ${city.name}`,
      text: `, ${nearestCity(city)}, a ${city.way}: medianas del censo, ${there.amount} ${where(there) || 'allá '}y ${here.amount} ${where(here).trim() || 'aquí'}, ${years}.`,
    }),
    zips: (cheapest, dearest, { known, all }, place, years) => ({
      strong: `${cheapest.amount} en ${cheapest.zip}, ${dearest.amount} en ${dearest.zip}`,
      text: `: la mediana más baja y la más alta de ${all === 2 ? 'sus dos códigos postales' : `${known} códigos postales que llegan a ${place}`}, ${years}.`,
    }),
    studioSavesNothing: {
      strong: 'Con un estudio no se ahorra nada',
      text: ': tiene la misma renta justa que una recámara.',
    },
    studioSavesLittle: (amount) => ({
      strong: `Con un estudio se ahorran solo ${amount}`,
      text: ' al mes frente a una recámara.',
    }),
    secondAddsLittle: (amount, first) => ({
      strong: `La segunda recámara suma solo ${amount}`,
      text: ` a los ${first} de la primera.`,
    }),
    thirdAddsMuch: (amount, second) => ({
      strong: `La tercera recámara suma ${amount}`,
      text: `; la segunda suma ${second}.`,
    }),
    oneOverMedian: (amount, years) => ({
      strong: `Una recámara cuesta ${amount} más que la mediana`,
      text: `: al menos la mitad de los inquilinos pagó menos, ${years}.`,
    }),
    medianOver: (size, amount, years) => ({
      strong: `La mediana supera por ${amount} la renta justa de ${sizes[size]}`,
      text: `: al menos la mitad de los inquilinos pagó más que eso, ${years}.`,
    }),
  },
}
