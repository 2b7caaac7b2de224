import type { words as en } from './en.ts'

export const words: typeof en = {
  names: {
    '/': { label: 'Inicio', bar: 'Inicio', simpleBar: 'Inicio' },
    '/bad-credit-rentals': { label: 'Rentar con mal crédito', programs: 'Rentar con mal crédito' },
    '/full-service-program': { label: 'Servicio completo', programs: 'Servicio completo' },
    '/diy-rental-kit': {
      label: 'Kit para hacerlo por su cuenta',
      simpleBar: 'Kit',
      programs: 'Kit para hacerlo por su cuenta',
    },
    '/corporate-lease-program': {
      label: 'Renta corporativa',
      simpleBar: 'Corporativo',
      programs: 'Renta corporativa',
    },
    '/second-shot-program': { programs: 'Otra oportunidad' },
    '/states': { bar: 'Estados' },
    '/testimonials': { bar: 'Historias de éxito' },
    '/policy-terms': { legal: 'Reglas de los programas' },
    '/privacy': { legal: 'Privacidad' },
    '/terms': { legal: 'Términos' },
    '/accessibility': { legal: 'Accesibilidad' },
    '/local-figures': { legal: 'Cifras locales' },
    '/legal-aid': { help: 'Ayuda legal' },
    '/articles': { label: 'Artículos', programs: 'Artículos' },
    '/approval-wall': { label: 'Muro de aprobados', programs: 'Muro de aprobados' },
    '/sitemap': { label: 'Mapa del sitio', legal: 'Mapa del sitio' },
    '/rent-finder': {
      label: '¿Dónde me alcanza para vivir?',
      programs: '¿Dónde me alcanza para vivir?',
    },
    '/told-no': { label: '¿Le dijeron que no? Sus próximos pasos', help: '¿Le dijeron que no?' },
    '/letters': { label: 'Cartas para inquilinos', help: 'Cartas' },
    '/move-in-budget': { label: 'Presupuesto para mudarse', help: 'Presupuesto para mudarse' },
    '/checklist': { label: 'Lista de documentos', help: 'Lista de documentos' },
  },
  vouchers: {
    welcomeIn: (state) => `En ${state} trabajamos con Section 8 y otros vales de vivienda (vouchers).`,
    refused: 'Los programas no trabajan con Section 8 ni con otros vales de vivienda (vouchers).',
    refusedByOurs: 'Nuestros programas no trabajan con vales de vivienda (vouchers).',
    welcome: (except) =>
      except
        ? `Trabajamos con Section 8 y otros vales de vivienda (vouchers), excepto en ${except}.`
        : 'Trabajamos con Section 8 y otros vales de vivienda (vouchers).',
    yes: (except) =>
      except
        ? `Sí, excepto en ${except}: ahí los programas no trabajan con Section 8 ni con otros vales de vivienda (vouchers).`
        : 'Sí. Los programas trabajan con Section 8 y otros vales de vivienda (vouchers).',
    except: (states) => ` Esto no se aplica en ${states}: ahí sí trabajamos con ellos.`,
    onlyIn: (states) =>
      `Sí en ${states}; en los demás lugares los programas no trabajan con Section 8 ni con otros vales de vivienda (vouchers).`,
    askedFirst:
      '¿Paga con Section 8 u otro vale de vivienda (voucher)? Nuestros programas no trabajan con vales: no nos pague.',
    askedFirstExcept: (states) =>
      `¿Paga con Section 8 u otro vale de vivienda (voucher)? Nuestros programas trabajan con vales solo en ${states}: en otro lugar, no nos pague.`,
    askedFirstIn: (states) =>
      `¿Paga con Section 8 u otro vale de vivienda (voucher)? Nuestros programas no trabajan con vales en ${states}: ahí, no nos pague.`,
    nowhere: 'No. Los programas no trabajan con Section 8 ni con otros vales de vivienda (vouchers).',
    incomeLaw: (state, statute, day) =>
      `En ${state}, la ley protege a los inquilinos contra la discriminación por su fuente de ingresos (${statute}; al ${day}). Una oficina de ayuda legal puede decirle qué significa para usted; nosotros no damos asesoría legal.`,
  },
  motto: 'Una segunda llave para inquilinos a quienes les dijeron que no.',
  banner: (fundingRange) => `¡Obtenga ${fundingRange} en fondos para la renta hoy!`,
}
