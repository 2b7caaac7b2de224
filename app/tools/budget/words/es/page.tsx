import type { words as en } from '../en/page.tsx'

export const words: typeof en = {
  program: (program, costs) => (
    <>
      ¿Solo falta el dinero? Nuestro programa {program} es un camino, y no es gratis: {costs}
    </>
  ),
  sources: (years) =>
    `Rentas justas de mercado (Fair Market Rent): HUD, el departamento federal de vivienda, ${years}. Son lo que cuesta una vivienda modesta en la zona, no una oferta. Las reglas del estado tienen su fuente al lado; las ciudades pueden añadir otras.`,
  notIncluded: (protectionAmount) => [
    `No está incluido: el plan de protección del inquilino que piden nuestros programas. Es ${protectionAmount}, que se paga a otra compañía.`,
    'Un arrendador puede cobrar un cargo de solicitud. Pregunte cuánto es antes de pagar.',
  ],
  toUs: (due) => `a nosotros, ${due}`,
  funding: (repaid) =>
    `Los fondos de nuestros programas son un préstamo, no un regalo. ${repaid} Un préstamo ayuda el primer día y le cuesta cada mes después.`,
  checked: (statute, day) => `${statute}, revisado el ${day}`,
  byHand: {
    heading: 'Con un lápiz',
    lead: (link) => (
      <>
        Imprima esta página. Escriba sus propios números. La renta justa y las reglas de su estado están en la{' '}
        {link('página de su estado')}.
      </>
    ),
    rows: [
      'La renta del primer mes',
      'Depósito',
      'Cargos de solicitud',
      'Cargos de un programa, si usa uno',
      'Mudanza',
      'En total',
      'Dinero que tiene',
      'Lo que queda, o lo que falta',
    ],
  },
}
