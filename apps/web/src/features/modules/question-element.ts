/** The id of the element of a question, so that links and other parts of a screen can lead to it. */
export const questionElementId = (question: string) => `question-${question}`;
