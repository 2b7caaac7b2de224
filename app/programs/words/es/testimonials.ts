import type { words as en } from '../en/testimonials.ts'

export const words: typeof en = {
  rosa: {
    title: 'Una página cada noche',
    details: 'un desalojo',
    story:
      'Lo hice en la mesa de la cocina, después de mis turnos. Una página cada noche. Las cartas eran lo que yo nunca habría podido escribir.',
  },
  calvin: {
    title: 'El cuarto leyó mi carta',
    details: 'tres rechazos',
    story: 'Tres lugares dijeron que no. El cuarto leyó mi carta y me llamó.',
  },
  hannah: {
    title: 'Alguien me dijo el orden',
    details: 'puntaje de crédito bajo',
    story: 'Me gusta hacer las cosas por mi cuenta. Solo necesitaba que alguien me dijera en qué orden.',
  },
  andre: {
    details: 'puntaje de crédito bajo',
    story:
      'Dejé de pagar solicitudes que no llegaban a nada. La lista me mostró a quién preguntar primero. Ahora tengo un apartamento cerca de mi trabajo.',
  },
  lucia: {
    name: 'Lucia y Ben F.',
    details: 'un desalojo',
    story: 'Tenemos dos perros y un desalojo. El dueño de la casa nos recibió en el patio y lo hablamos.',
  },
  grace: {
    details: 'poco historial de crédito',
    story:
      'La junta del condominio pedía papeles de los que yo nunca había oído. La mayoría estaban en el kit.',
  },
  mike: {
    details: 'crédito después de un divorcio',
    story:
      'Mi crédito se vino abajo con mi matrimonio. Mandé la carta con una nota mía y conseguí una casa adosada cerca de mis hijos.',
  },
  shirley: {
    details: 'deudas viejas',
    story:
      'No soy buena con las computadoras. Mi sobrina abrió los archivos y yo leí los pasos en voz alta. Encontramos una casa móvil en un lote tranquilo.',
  },
  devon: {
    details: 'contrato de renta incumplido',
    story:
      'Mi primer apartamento después de un contrato de renta incumplido. Dije la verdad en cada línea y guardé copia de todo.',
  },
  yvonne: {
    title: 'La segunda propiedad dijo que sí',
    details: 'mudanza por trabajo',
    story:
      'Mi trabajo se mudó y tuve que mudarme también. La segunda propiedad dijo que sí. El contrato de renta lleva mi nombre, y solo el mío.',
  },
  omar: {
    title: 'Buenas cuentas, crédito viejo',
    details: 'trabaja por su cuenta',
    story:
      'Tengo una pequeña cuadrilla. Mis cuentas están bien, mi crédito viejo no. Ellos sabían en qué lugares preguntar.',
  },
  beth: {
    title: 'Me devolvieron mi dinero',
    details: 'desalojos viejos',
    story:
      'Rechazaron todas mis solicitudes. Me devolvieron lo que pagué, y aun así me llamaron la semana siguiente.',
  },
  samuel: {
    title: 'Un cargo, dicho desde el principio',
    details: 'puntaje de crédito bajo',
    story: 'Un cargo, dicho desde el principio, y ningún otro cobro de ellos. Yo ya no creía en eso.',
  },
  keisha: {
    title: 'Dijeron lo que no podían prometer',
    details: 'un desalojo',
    story: 'Antes de pagar me dijeron lo que no podían prometer. Por eso me quedé.',
  },
  paul: {
    name: 'Paul e Irene T.',
    title: 'Ya habían preguntado en el siguiente',
    details: 'contrato de renta incumplido',
    story: 'El primer lugar nos rechazó. Dolió menos con alguien que ya trabajaba en el siguiente.',
  },
  dwayne: {
    title: 'La misma respuesta amable cuatro veces',
    details: 'deudas viejas',
    story: 'Hice la misma pregunta cuatro veces por teléfono. Cuatro veces recibí la misma respuesta amable.',
  },
}
