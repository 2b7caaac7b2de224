export const movingBudget = {
  title: 'Presupuesto para mudarse cuando el dinero no alcanza',
  slug: 'presupuesto-para-mudarse-cuando-el-dinero-no-alcanza',
  excerpt:
    'Un plan con papel y lápiz para mudarse con poco dinero: la renta que puede pagar, los costos que se olvidan y dónde buscar ayuda.',
  publishedOn: '2026-08-25',
  content: `Tome una hoja de papel y trace una línea por la mitad. A la izquierda va lo que la mudanza cuesta una sola vez. A la derecha va lo que el nuevo lugar cuesta cada mes. Es fácil planear un lado con cuidado y olvidar el otro.

## Primero el lado derecho

Empiece con el dinero que de verdad llega, después de impuestos. Si sus horas cambian, use el peor mes de los últimos seis y no el mejor.

Ahora haga una lista de lo que hay que pagar viva donde viva: comida, gasolina o autobús, teléfono, cuidado de niños, medicinas, pago del carro, manutención de hijos, deudas con plan de pagos. Réstelo de sus ingresos. Lo que queda tiene que cubrir la renta, la luz, el agua, la calefacción, el internet y un poco para imprevistos. Si no alcanza, el apartamento es demasiado caro, por bonita que sea la cocina.

Muchos arrendadores quieren ver ingresos de unas tres veces la renta antes de impuestos. Esa es la prueba de ellos. La suya es si puede pagar el día primero del mes durante un año entero, porque un atraso más le hace más daño a usted que a alguien con un historial limpio.

Pregunte por cada extra antes de encariñarse con un lugar. “¿Cuánto suelen pagar aquí los inquilinos de luz y calefacción en el mes más frío? ¿Hay cuotas mensuales por basura, estacionamiento, mascotas o paquetes?” A veces la compañía de servicios puede decirle las cuentas anteriores de una dirección.

## Después el lado izquierdo

Anote los cargos de solicitud, el depósito, el primer mes, quizás el último mes, un cargo por mascota, el camión, las cajas y un día sin sueldo. Después anote lo que la gente olvida. Las compañías de luz y gas pueden pedir su propio depósito si su crédito es bajo. Pueden exigirle un seguro de inquilino. Hay que comprar una cortina de baño, y comida para los días en que la cocina está en cajas.

Si tiene sin pagar una cuenta vieja de servicios, llame a esa compañía antes de firmar un contrato de renta. Pueden negarse a abrir una cuenta nueva hasta que tenga un plan, y no le conviene enterarse la primera noche. “Tengo un saldo viejo y me mudo el 15. ¿Cuánto tendría que pagar para empezar el servicio, y puedo pagar el resto cada mes?”

Deje una línea que se llame “algo en lo que no pensé”. Ponga ahí una cantidad, aunque sea pequeña.

## Cómo cubrir lo que falta

El lado izquierdo se verá demasiado grande. Trabaje desde los dos extremos.

Para achicarlo, pida al arrendador que reparta el depósito en unos meses, y consiga la respuesta por escrito. Múdese a mitad de mes o entre semana si puede, porque entonces los camiones suelen tener menos demanda. Consiga cajas gratis en las tiendas. Pida a una iglesia o a un grupo de la comunidad una camioneta y dos personas en vez de dinero; muchas veces les es más fácil darlo.

Para cubrirlo, marque 211 y pregunte por ayuda con depósitos y con el primer mes de renta. Pregunte también por su agencia de acción comunitaria y por ayuda con las cuentas de calefacción y luz. Un consejero de vivienda aprobado por HUD revisará sus números con usted, gratis o por poco dinero. Los programas se quedan sin fondos, así que llame a principios de mes y pregunte cuándo habrá fondos nuevos.

Vaya despacio con el dinero prestado. Antes de tomar cualquier préstamo, de quien sea, consiga en papel el total que va a pagar, el pago mensual y la fecha final. Ponga ese pago en el lado derecho de la hoja. Si la hoja ya no cuadra, el préstamo tampoco. Los préstamos de día de pago (payday) y los que toman el título de su carro (car title) son los que más hay que temer, porque vencen antes de que usted se acomode.

Su reembolso de impuestos, si espera uno, entra en este plan solo cuando ya haya llegado.

## Dinero que protege su historial

Ponga la fecha de la renta junto a su día de pago si el arrendador acepta. “Me pagan el 3 y el 18. ¿Podría vencer la renta el 5?” A ellos les cuesta poco, y a usted podría ahorrarle un cargo por atraso cada mes.

Pague de un modo que deje huella. Los cheques, las transferencias del banco y los giros postales con el talón guardado están bien. Si tiene que pagar en efectivo, no se vaya sin un recibo. Doce recibos en un sobre son la mejor referencia que puede tener alguien con un desalojo viejo.

Cuando sepa que le va a faltar, dígalo antes de la fecha, con una cantidad y un día. “Me van a faltar [cantidad] el día 1. Puedo pagarlo el 9”. Quizás no evite un cargo por atraso. Muchas veces evita el silencio que lleva a los papeles de la corte.

## Revíselo otra vez en un mes

El primer plan siempre falla en algo. Siéntese después de treinta días con las cuentas que de verdad llegaron y corrija el lado derecho. Si no cuadra, ese es el momento de llamar a un consejero, mientras todavía está al día.`,
}
