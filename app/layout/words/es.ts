import type { words as en } from './en.ts'

export const words: typeof en = {
  main: 'Principal',
  menu: 'Menú',
  call: (phone) => `Llame al ${phone}`,
  apply: (fee) => `Solicite ahora - ${fee}`,
  qualify: 'Vea si califica',
  checkEligibility: 'Vea si califica',
  footer: {
    about:
      'Ayuda con la aprobación y los fondos para rentar, para personas con mal crédito, desalojos, contratos de renta incumplidos o antecedentes penales.',
    elsewhere: 'En otros sitios',
    help: 'Ayuda gratis',
    services: 'Servicios',
    popularStates: 'Estados más vistos',
    programs: 'Programas',
    equalHousing:
      'Igualdad de oportunidades en la vivienda. Ayudamos a todo inquilino sin distinción de raza, color, religión, sexo, discapacidad, situación familiar u origen nacional.',
    copyright: (year, brand) => `© ${year} ${brand}. Datos de lugares © GeoNames, CC BY 4.0`,
  },
  services: [
    'Fondos para la renta',
    'Manejo de su caso',
    'Comunicación con arrendadores',
    'Búsqueda de propiedades',
    'Apoyo con solicitudes',
  ],
  performanceBased: 'Pago por resultados',
  failed: {
    title: '¡Error inesperado!',
    lead: 'Algo falló de nuestro lado, no del suyo. Pruebe otra vez en un minuto, o llámenos.',
    reference: (id) => `Referencia para nuestro equipo: ${id}`,
    home: 'Volver al inicio',
  },
}
