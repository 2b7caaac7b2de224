/** How far somebody came in a form: begun, and the steps reached after it. The form itself carries this to the browser. */
export const formSteps = ['form-1', 'form-2', 'form-3', 'form-4'] as const
export type FormStep = (typeof formSteps)[number]

/** 1 to 4, as people count. */
export function formStep(number: number): FormStep {
  return formSteps[number - 1] ?? 'form-1'
}

export function isFormStep(text: string): text is FormStep {
  return formSteps.some((step) => step === text)
}
