import type { words as en } from '../en/checklist.tsx'

const situations: (typeof en)['situations'] = {
  basics: { choice: '', heading: 'Para todos' },
  eviction: { choice: 'Un desalojo', heading: 'Con un desalojo' },
  'broken-lease': {
    choice: 'Un contrato de renta incumplido',
    heading: 'Con un contrato de renta incumplido',
  },
  'bad-credit': { choice: 'Mal crédito', heading: 'Con mal crédito' },
  record: { choice: 'Antecedentes', heading: 'Con antecedentes' },
  'first-home': { choice: 'Sin historial de renta', heading: 'Sin historial de renta' },
  'own-work': {
    choice: 'Negocio propio o pago en efectivo',
    heading: 'Con negocio propio o pago en efectivo',
  },
  benefits: {
    choice: 'Beneficios o un vale de vivienda (voucher)',
    heading: 'Con beneficios o un vale de vivienda (voucher)',
  },
  pets: { choice: 'Una mascota', heading: 'Con una mascota' },
  'co-signer': { choice: 'Un aval', heading: 'Con un aval' },
}

const papers: (typeof en)['papers'] = {
  'photo-id': {
    name: 'Una identificación con foto de cada adulto',
    why: 'Muestra que usted es usted.',
    how: '¿La perdió? Pregunte a la oficina que las da en su estado cuánto cuesta una nueva. Algunos estados no la cobran a quien no tiene vivienda. Un refugio o un trabajador social le puede ayudar a pedirla.',
  },
  'pay-stubs': {
    name: 'Talones de pago de los últimos dos meses',
    why: 'Muchos arrendadores quieren ver que gana unas tres veces la renta.',
    how: 'Su jefe o la oficina de pagos los puede imprimir. No cuestan nada.',
  },
  bank: {
    name: 'Estados de cuenta del banco de los últimos dos meses',
    why: 'Muestran que entra dinero.',
    how: 'Imprímalos del sitio de su banco. Tape el número de cuenta, menos los últimos cuatro dígitos.',
  },
  homes: {
    name: 'Una lista de los lugares donde vivió en los últimos tres años',
    why: 'El arrendador le va a pedir fechas, nombres y teléfonos.',
    how: 'Escríbala una vez. Saque copias. Si en un lugar le fue mal, dígalo en una línea clara.',
  },
  people: {
    name: 'Dos personas que hablen por usted',
    why: 'Que alguien hable bien de usted puede pesar más que un puntaje.',
    how: 'Un arrendador de antes, un jefe, un trabajador social, un pastor. Pídales permiso primero. Anote el nombre, el teléfono y de dónde se conocen.',
  },
  'credit-reports': {
    name: 'Sus propios informes de crédito',
    why: 'Usted ve lo que ellos van a ver. Puede arreglar lo que está mal antes de que miren.',
    how: 'Cada una de las tres grandes agencias le da una copia gratis cada semana en AnnualCreditReport.com. Por teléfono, 1-877-322-8228, por ley una copia gratis al año.',
  },
  cash: {
    name: 'El dinero para el primer día',
    why: 'La renta, el depósito y los cargos muchas veces se pagan juntos.',
    how: 'Sume todo primero. Así ningún cargo es una sorpresa.',
  },
  'eviction-case': {
    name: 'Los papeles de la corte',
    why: 'Muestran cómo terminó. Un caso que se retiró o se arregló no es igual a uno que perdió.',
    how: 'Pídalos al secretario de la corte (clerk). Muchas cortes dejan ver un caso gratis en internet. Si una copia cuesta, pregunte si se la pueden dar sin cargo.',
  },
  'eviction-paid': {
    name: 'Prueba de lo que pagó, o de su plan para pagar',
    why: 'Una deuda pagada, o que se está pagando, asusta menos a un arrendador.',
    how: 'Pida al arrendador de antes o al cobrador una línea por escrito: todo pagado, o cuánto falta.',
  },
  'eviction-letter': {
    name: 'Una carta corta que cuente lo que pasó',
    why: 'Lo van a encontrar. Es mejor que lo oigan de usted.',
    how: 'Media página: qué pasó, qué cambió, qué ofrece usted.',
  },
  'old-lease': {
    name: 'El contrato de renta viejo y su aviso',
    why: 'Muestran cuándo se fue y qué se debía.',
    how: 'Pida una copia por correo electrónico al arrendador de antes. Busque en su correo la palabra “lease”.',
  },
  'lease-balance': {
    name: 'Lo que todavía debe, por escrito',
    why: 'Un número en papel acaba con las dudas.',
    how: 'Pregunte al arrendador de antes cuánto debe. Si ya pagó, pida una línea que lo diga.',
  },
  'lease-reason': {
    name: 'Prueba de por qué se fue',
    why: 'Perder el trabajo, una enfermedad o una vivienda insegura es una razón que la gente entiende.',
    how: 'Una carta del trabajo de antes, una nota del médico, un reporte. Usted decide qué muestra. No tiene que contarlo todo.',
  },
  bills: {
    name: 'Un año de cuentas pagadas a tiempo',
    why: 'El teléfono, la luz y el carro quizá no estén en su puntaje. En papel cuentan.',
    how: 'Imprima la lista de pagos del sitio de cada compañía, o pídala por teléfono.',
  },
  debts: {
    name: 'Cartas de las deudas que está pagando',
    why: 'Muestran que las cosas mejoran.',
    how: 'Cada prestamista le puede mandar lo que debe y lo que ya pagó.',
  },
  'credit-letter': {
    name: 'Una carta corta sobre su crédito',
    why: 'Un puntaje no cuenta una historia. Usted sí.',
    how: 'Diga qué salió mal, y qué hace ahora.',
  },
  'case-end': {
    name: 'El papel de la corte que cierra el caso',
    why: 'Muestra por qué delito hubo condena, o que el caso se retiró. Un informe quizá no lo diga.',
    how: 'Pídalo al secretario de esa corte (clerk). En inglés muchas veces se llama “disposition”.',
  },
  finished: {
    name: 'Prueba de lo que ya cumplió',
    why: 'La libertad condicional, una clase, un programa: muestra dónde está usted hoy.',
    how: 'Pida una carta a su oficial o al programa. No debe costar nada.',
  },
  'record-people': {
    name: 'Una carta de alguien que sabe quién es usted hoy',
    why: 'Un jefe o un consejero puede decir lo que un informe no dice.',
    how: 'Pida tres líneas y un teléfono.',
  },
  'not-mine': {
    name: 'Si los antecedentes no son suyos: prueba de quién es usted',
    why: 'Los informes confunden a personas con el mismo nombre.',
    how: 'Una copia de su identificación y de una cuenta. Hay una carta para esto.',
  },
  'job-letter': {
    name: 'Una carta de su trabajo o escuela',
    why: 'Toma el lugar del arrendador que aún no ha tenido.',
    how: 'Pida que diga desde cuándo, cuánto gana y un teléfono.',
  },
  'paid-rent': {
    name: 'Una nota de alguien a quien le pagó un cuarto',
    why: 'La renta a un padre o a un amigo también es renta.',
    how: 'Que escriban cuánto tiempo, cuánto, y si pagó a tiempo. Añada estados de cuenta si los tiene.',
  },
  savings: {
    name: 'Prueba de ahorros',
    why: 'Unos meses de renta en el banco calman a un arrendador.',
    how: 'Imprima el saldo del sitio de su banco.',
  },
  taxes: {
    name: 'Declaraciones de impuestos de los últimos dos años',
    why: 'Sin talones de pago, son la mejor prueba de ingresos.',
    how: 'El IRS le da gratis una copia de las líneas principales, un “transcript”.',
  },
  'six-months': {
    name: 'Estados de cuenta del banco de los últimos seis meses',
    why: 'Muestran los meses buenos y los flojos.',
    how: 'Imprímalos del sitio de su banco. Marque las líneas que son de su pago.',
  },
  'pay-list': {
    name: 'Una lista de lo que ganó cada mes',
    why: 'Se lee rápido.',
    how: 'Fecha, quién pagó, cuánto. Súmelo. Fírmelo. Escriba solo lo que es verdad.',
  },
  payers: {
    name: 'Una nota de cada persona que le paga en efectivo',
    why: 'El efectivo no deja rastro en el banco.',
    how: 'Nombre, teléfono, qué hace usted, qué le pagan.',
  },
  award: {
    name: 'Su carta de beneficios (award letter)',
    why: 'Prueba la cantidad y que llega cada mes.',
    how: 'El Seguro Social la da gratis, en internet o al 1-800-772-1213. Otras oficinas imprimen la suya.',
  },
  voucher: {
    name: 'Su vale de vivienda (voucher) y el formulario para el arrendador',
    why: 'El arrendador llena un formulario antes de que la oficina le diga que sí a la vivienda.',
    how: 'Su oficina de vivienda le da los dos. Lleve el nombre y el teléfono de quien le atiende allí.',
  },
  support: {
    name: 'Una lista de manutención de hijos u otros pagos',
    why: 'También son ingresos.',
    how: 'Pida a la oficina del estado su historial de pagos.',
  },
  shots: {
    name: 'Las vacunas y una foto',
    why: 'Muchos arrendadores piden raza, peso y vacunas.',
    how: 'Su veterinario imprime la lista. Algunas ciudades y refugios tienen días de vacunas gratis.',
  },
  'pet-word': {
    name: 'Una buena referencia de un arrendador de antes',
    why: 'Dice que no hubo daños ni ruido.',
    how: 'Dos líneas por correo electrónico bastan. Un animal de servicio o de apoyo tiene sus propias reglas: pregunte a la ayuda legal.',
  },
  'co-signer-papers': {
    name: 'La identificación con foto y los talones de pago del aval',
    why: 'Al aval lo revisan igual que a usted.',
    how: 'Pídalos temprano. El aval también debe aceptar que revisen su crédito.',
  },
  'co-signer-knows': {
    name: 'Una plática sobre lo que el aval va a firmar',
    why: 'Si usted no paga, el aval debe la renta.',
    how: 'Lean juntos el contrato de renta. Pregunten si eso acaba después de un año.',
  },
}

export const words: typeof en = {
  situations,
  papers,
  links: {
    creditReport: 'AnnualCreditReport.com',
    budget: 'Presupuesto para mudarse',
    letters: 'Cartas listas para mandar',
    transcript: 'IRS.gov, Get Transcript',
    socialSecurity: 'SSA.gov, my Social Security',
  },
  what: '¿Cuál es su situación?',
  pick: 'Elija lo que va con su caso. La lista de abajo se hace más corta.',
  yourPapers: 'Sus documentos',
  ready: (ready, all) => (
    <>
      {ready} de {all} listos
    </>
  ),
  print: 'Imprimir la lista',
  name: 'Nombre',
  date: 'Fecha',
  how: 'Cómo:',
}
