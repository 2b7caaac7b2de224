export const brokenLeases = {
  title: 'Contratos de renta incumplidos: lo que debe y lo que puede arreglar',
  slug: 'contratos-de-renta-incumplidos-lo-que-debe-y-lo-que-puede-arreglar',
  excerpt:
    '¿Se fue antes de que terminara el contrato? Respuestas claras sobre lo que puede deber, cómo revisar la cuenta, cómo saldarla y cómo explicarlo.',
  publishedOn: '2026-05-05',
  content: `La gente deja un contrato de renta antes de tiempo porque se acabó un trabajo, se acabó un matrimonio, volvió el moho o el vecino no paraba. El contrato no pregunta por qué. El próximo arrendador quizás sí. Antes de hablar con él, es bueno saber cómo está su caso.

## ¿Un contrato incumplido es lo mismo que un desalojo?

No. Un desalojo es un caso en la corte. Un contrato de renta incumplido significa que usted se mudó antes de la fecha final sin un acuerdo que se lo permitiera. Puede que nunca llegue a una corte. Por lo general aparece como una deuda en manos de un cobrador, o cuando un nuevo arrendador llama al anterior.

Tenga cuidado con las palabras en una solicitud. ¿El formulario pregunta por desalojos, y a usted nunca le llevaron a la corte? Entonces la verdad es no. ¿Pregunta si alguna vez rompió un contrato, o si le debe dinero a un arrendador? Conteste también eso.

## ¿Debo la renta de cada mes que faltaba?

Quizás no. En la mayoría de los estados, el arrendador tiene que hacer un esfuerzo razonable por hallar a otro inquilino. No puede solo dejar la unidad vacía y cobrarle todo a usted. Los abogados lo llaman el deber de mitigar. Algunos estados no lo tienen, o lo aplican con menos fuerza. Las reglas cambian según el estado. Pregunte por las del suyo.

Su contrato también cuenta. Busque una sección sobre terminación anticipada (early termination). Algunos contratos le permiten pagar un cargo fijo e irse sin deber nada más. Si el suyo lo permitía y le cobraron tanto el cargo como la renta que faltaba, pregunte por eso.

## ¿Hay razones que la ley acepta?

Unas cuantas. La ley federal permite a los militares en servicio activo terminar un contrato antes de tiempo cuando reciben ciertas órdenes. Muchos estados permiten a las víctimas de violencia doméstica terminarlo con un aviso y alguna forma de prueba. Una vivienda donde de verdad no es seguro vivir también puede ser una razón legal. Pero los pasos son estrictos, y quien se va sin seguirlos puede quedar debiendo renta.

Si algo de esto se parece a su caso, hable con la ayuda legal aunque la mudanza haya sido hace tiempo. Puede cambiar lo que debe.

## ¿Cómo reviso la cuenta?

Pídala por escrito: “Por favor, envíenme un estado detallado de mi cuenta en [dirección], con la fecha en que la unidad se rentó otra vez, cómo se aplicó mi depósito y cada cargo”.

Después revísela línea por línea. ¿Descontaron su depósito? ¿Los cargos de renta terminan el día en que entró el siguiente inquilino? ¿Le cobran reparaciones que puede desmentir con fotos? Un anuncio viejo en internet que muestre cuándo se ofreció la unidad puede ayudarle.

Cuando un cobrador de deudas le escribe, la ley federal le da 30 días desde ese aviso para disputar la deuda por escrito. Si lo hace, el cobrador debe dejar de cobrar hasta que mande pruebas.

## ¿Puedo saldarla por menos?

Muchas veces se puede intentar. El arrendador anterior y el cobrador saben que algo de dinero ahora puede valer más que una suma completa que nunca llega. Decida cuánto puede pagar antes de llamar, y no prometa más solo porque la voz en el teléfono suena firme.

“Puedo pagar [cantidad] a más tardar a fin de mes como pago total. Si están de acuerdo, por favor envíenme una carta que diga que el saldo será cero y que lo reportarán así”. Espere la carta. Después pague de un modo que deje prueba, y guarde las dos cosas por años.

Vea primero qué tan vieja es la deuda. Pasado cierto tiempo, puede que el cobrador ya no gane en la corte. Y en algunos estados hasta un pago pequeño vuelve a poner en marcha ese plazo. Casi todos los datos malos se borran de los informes de crédito y de verificación después de siete años, pagados o no.

## ¿Qué le digo al próximo arrendador?

Corto y con fechas es lo mejor. “Dejé mi contrato cuatro meses antes en 2024 porque me redujeron las horas. Tengo un plan de pagos para el saldo y he hecho todos los pagos. Aquí están la carta y los recibos”.

Si no lo ha saldado, diga cómo va el asunto. “Pedí una cuenta detallada en marzo y la estoy esperando” es mejor que el silencio. Lo que un arrendador más quiere saber es si le pasará a él, así que muestre qué es más estable hoy.

## ¿Y si tengo que dejar un contrato ahora mismo?

Hable antes de irse. Dé aviso por escrito lo antes posible, ofrezca ayudar a encontrar a otro inquilino y pida un acuerdo firmado que termine el contrato. Hasta un correo que diga “le liberamos del contrato a partir del 30 de junio, y el depósito queda como pago total” puede ahorrarle años de problemas.

Tome fotos de cada cuarto el último día, entregue las llaves a cambio de un recibo y deje una dirección a donde escribirle. Un consejero de vivienda aprobado por HUD o una oficina de ayuda legal puede leer el contrato con usted antes de que firme.`,
}
