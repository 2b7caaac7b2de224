import { upperFirst } from '../../../../platform/first-letter.ts'
import { de } from '../../../../platform/spanish.ts'
import type { words as en } from '../../en/town/help.ts'
import { countWord } from './counts.ts'

const whats: Record<string, string> = {
  'Local line of the 2-1-1 helpline': 'Línea local de ayuda 2-1-1',
  'Free civil legal help, eviction included, for low-income tenants':
    'Ayuda legal civil gratis, también en desalojos, para inquilinos de bajos ingresos',
  'Vouchers and public housing; hardship rent changes for its residents':
    'Vales de vivienda (vouchers) y vivienda pública; cambios de renta por dificultades para sus residentes',
  'Free legal help and workshops for tenants facing eviction in Los Angeles County':
    'Ayuda legal y talleres gratis para inquilinos que enfrentan un desalojo en Los Angeles County',
  'Rent stabilization, code complaints and tenant questions in the City of Los Angeles':
    'Estabilización de rentas, quejas por el estado de la vivienda y preguntas de inquilinos en la ciudad de Los Angeles',
  'Fair housing and landlord-tenant counseling':
    'Consejería sobre vivienda justa y asuntos entre arrendadores e inquilinos',
  'Free, confidential referral to local help with rent, utilities, shelter and food, in most of the country':
    'Le dice gratis y de forma confidencial dónde hay ayuda local con la renta, los servicios, un refugio y comida, en la mayor parte del país',
  'Finds a housing counseling agency near you, free or at low cost: renting, eviction prevention, credit and budget':
    'Encuentra una agencia de consejería de vivienda cerca de usted, gratis o a bajo costo: renta, cómo evitar un desalojo, crédito y presupuesto',
  'Nonprofit credit, debt and budget counseling, free or at low cost: ask first':
    'Consejería sin fines de lucro sobre crédito, deudas y presupuesto, gratis o a bajo costo: pregunte primero',
}

/** The names of institutions stay as they are. */
const helplines: Record<string, string> = {
  'United Way of Greater Houston 211 Texas helpline':
    'Línea de ayuda 211 Texas de United Way of Greater Houston',
  'Houston Housing Authority call center': 'Centro de llamadas de Houston Housing Authority',
  'Los Angeles Housing Department hotline': 'Línea directa de Los Angeles Housing Department',
  '211 helpline': 'Línea de ayuda 211',
  'HUD-approved housing counselors': 'Consejeros de vivienda aprobados por HUD',
}

type Office = Parameters<typeof en.office.nearest>[0]

const at = ({ city, way }: Office) => `en ${city}${way ? `, a ${way}` : ''}`

export const words: typeof en = {
  heading: 'Ayuda gratis cerca',
  lead: 'No son parte de nosotros; preguntar es gratis.',
  helpline: (name) => helplines[name] ?? name,
  what: (said) => whats[said] ?? said,
  dated: (publisher, day) => `${publisher}, ${day}`,
  office: {
    title: 'Oficina de vivienda',
    inTown: (name, count) => `Hay ${count === 1 ? 'una' : countWord(count)} en ${name}.`,
    inCounty: (county, office) => `Hay una en ${county}, ${at(office)}.`,
    several: (county, count, office) =>
      `Conocemos ${countWord(count)} en ${county}; la más cercana está ${at(office)}.`,
    nearest: (office, state) =>
      `La más cercana que conocemos${state ? ` en ${state}` : ''} está ${at(office)}.`,
    further: (count, county) => `${count === 1 ? 'Una más' : `${count} más`} en ${county}.`,
    detail: (town, way, program) => [town, way && `a ${way}`, program].filter(Boolean).join(', '),
    card: (detail, list) => `${detail} (${list})`,
  },
  lawyers: {
    title: 'Ayuda legal',
    one: 'Gratis con pocos ingresos.',
    several: (count) =>
      `Gratis con pocos ingresos. ${upperFirst(countWord(count))} oficinas; cualquiera le dice cuál es la suya.`,
    all: 'Todas las oficinas',
  },
  courts: {
    title: 'Cortes y líneas de ayuda',
    selfHelp: 'Ayuda de la corte para quien no tiene abogado',
    plainWords: 'Ayuda legal en palabras sencillas',
    of: (state) => `Cortes ${de(state)}`,
    dated: (links, numbers) => `Enlaces de ${links}, números al ${numbers}`,
    numbersDated: (numbers) => `Números al ${numbers}`,
  },
}
