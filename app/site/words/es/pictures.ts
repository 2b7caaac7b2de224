import type { words as en } from '../en/pictures.ts'

export const words: typeof en = {
  site: {
    line: 'Ayuda con la aprobación y los fondos después de mal crédito, un desalojo, un contrato de renta incumplido o antecedentes.',
  },
  wall: {
    headline: 'El muro de aprobados',
    line: 'Historias de rentar después de un no. Los ejemplos están marcados.',
  },
  share: {
    label: 'El muro de aprobados',
    headline: 'Cuente su historia',
    line: '¿Le dijeron que no, y después que sí? Cuente a otros cómo le fue.',
  },
  articles: {
    label: 'Artículos',
    headline: 'Ayuda sencilla para rentar después de un no',
    line: 'Qué dicen los informes, qué reglas se aplican, qué decirle a un arrendador.',
  },
  finder: {
    label: 'Buscador de rentas',
    headline: '¿Dónde me alcanza para vivir?',
    line: 'Lugares cuya renta justa cabe en lo que puede pagar, el más cercano primero.',
  },
  toldNo: {
    label: 'Ayuda gratis',
    headline: '¿Le dijeron que no? Sus próximos pasos',
    line: 'Qué pedir, hasta qué día, y las cartas.',
  },
  letters: {
    label: 'Ayuda gratis',
    headline: 'Cartas listas para mandar',
    line: 'Pida su informe. Diga qué está mal. Pida que revisen su caso otra vez.',
  },
  budget: {
    label: 'Ayuda gratis',
    headline: '¿Cuánto le va a costar mudarse?',
    line: 'El dinero para el primer día, y lo que queda cada mes.',
  },
  checklist: {
    label: 'Ayuda gratis',
    headline: 'Los documentos que debe tener listos',
    line: 'Según su situación. Márquelos, imprímalos, entréguelos.',
  },
  sitemap: {
    label: 'Mapa del sitio',
    headline: 'Todas las páginas, en una lista',
    line: 'Programas, reglas, 50 estados, ciudades y vecindarios.',
  },
  story: (example) => (example ? `El muro de aprobados · ${example}` : 'El muro de aprobados'),
  article: 'Artículo',
}
