export const talkingToALandlord = {
  title: 'Qué decirle a un arrendador cuando su historial es difícil',
  slug: 'que-decirle-a-un-arrendador-cuando-su-historial-es-dificil',
  excerpt:
    'Frases que puede usar en la primera llamada, ante la pregunta difícil, en la contraoferta y tras un rechazo, y algunas cosas que es mejor callar.',
  publishedOn: '2026-11-03',
  content: `Casi todos hablamos de más cuando tenemos miedo. Explicamos el divorcio, el jefe, el carro. El arrendador oye una sola cosa, problemas, y dice que volverá a llamar. Por eso este artículo trae sobre todo frases. Cámbielas hasta que suenen a usted.

## Antes de marcar

Tenga delante una hoja con sus ingresos, la fecha de su mudanza, quién va a vivir ahí y los datos difíciles de su historial con sus fechas. Revise sus informes de crédito, gratis cada semana en AnnualCreditReport.com, para que nada le sorprenda en medio de una llamada.

Si puede, hable de pie. Ayuda a la voz.

## La primera llamada

Hable solo del apartamento. “Buenos días, me llamo Dana Reed. Llamo por el apartamento de dos recámaras en Oak Street. ¿Sigue disponible, y me podría decir qué buscan en un inquilino?”

La última parte ayuda sin que se note. Puede que le digan su regla de ingresos, su límite de crédito y cómo ven los desalojos, todo antes de que usted haya dicho nada. Si oye una regla que le deja fuera, pregunte una vez: “¿Es una regla firme, o a veces miran el caso completo?” Después crea lo que le contesten.

Hágalo antes de pagar. “¿Me podría enviar por escrito sus criterios de verificación? No quiero hacerle perder el tiempo ni perder mi cargo de solicitud”. Algunos estados exigen que los arrendadores los compartan. Muchos lo hacen de todos modos.

## Cómo mencionar lo difícil

Un buen momento es después de haber visto el lugar y quererlo, y antes de que pidan el informe. Para entonces ya le conocen.

“Quiero presentar una solicitud. Cuando pida mi informe verá un desalojo de 2022, así que quiero que lo sepa por mí. Estuve tres meses sin trabajo después de una cirugía. Llevo dos años trabajando otra vez, y tengo pruebas de la renta pagada a tiempo desde entonces. ¿Le puedo dejar una carpeta?”

Cuente lo que hay ahí. Da una causa, la fecha, lo que cambió y pruebas que puede entregar. No dice que el arrendador anterior mentía. Aunque mintiera, la persona que tiene delante también es arrendador.

Ahora pare y deje que haya silencio. Si preguntan algo, conteste solo eso.

## La carpeta

Ponga talones de pago recientes o cartas de beneficios, una identificación con foto, pruebas de renta pagada y una o dos cartas de personas que le conocen desde hace tiempo. Añada cualquier papel de la corte que muestre que un caso fue desestimado o pagado. Encima basta una nota de una página con su número de teléfono. Los dueños con pocas unidades muchas veces no tienen un sistema para esto, y una carpeta ordenada les facilita la decisión.

No entregue originales, y deje su número completo de Seguro Social fuera de todo lo que no sea la solicitud misma.

## Hacer una oferta

Si dudan, pregunte qué ayudaría en vez de adivinar. “¿Qué necesitaría para decir que sí con tranquilidad?”

Después ofrezca solo lo que pueda cumplir. Puede ser un aval, pagar la renta dos veces al mes en sus días de pago, un primer contrato más corto, o un depósito más grande si su estado lo permite y de verdad tiene el dinero. Ponga todo acuerdo en el contrato. Las promesas hechas en la entrada de una casa son difíciles de probar.

Tenga cuidado al ofrecer muchos meses de renta por adelantado. Algunos estados lo limitan, y si las cosas salen mal ese dinero es difícil de recuperar.

## Preguntas que no tiene que contestar

Un arrendador puede preguntar por ingresos, historial de renta y quién va a vivir en la casa. Las preguntas sobre su religión, de dónde viene su familia, si hay un embarazo, o los detalles de una discapacidad son otra cosa. La ley federal prohíbe tratarle peor por esas razones, y muchos estados protegen a más grupos. Puede volver al tema con amabilidad: “Prefiero quedarme con lo que pide la solicitud. Le puedo mostrar mis ingresos hoy”.

Si una discapacidad tuvo que ver con lo que salió mal, puede pedir un ajuste razonable (reasonable accommodation), que es un cambio a la regla de siempre. Pídalo por escrito, y que un grupo de vivienda justa le ayude con las palabras. No siempre lo conceden.

## Cuando la respuesta es no

Dé las gracias y pregunte dos cosas. “¿Me podría decir la razón principal? Y si un informe tuvo que ver, ¿me enviaría el aviso con el nombre de la compañía?” Ese aviso es obligatorio cuando se usó un informe de verificación, y le permite obtener el informe gratis si lo pide en un plazo de 60 días.

Una línea más no cuesta nada: “Si algo cambia, o si conoce a otro dueño más flexible, le agradecería una llamada”. Los dueños muchas veces conocen a otros dueños.

## Cuando no lleva a ninguna parte

Algunas personas no le van a rentar diga lo que diga, y ninguna frase de este artículo lo cambiará. Ponga su esfuerzo en la próxima llamada. Si quiere practicar con alguien, pida ayuda a un consejero de vivienda aprobado por HUD. El sitio web de HUD tiene una lista por estado.`,
}
