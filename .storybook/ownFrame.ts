/**
 * For `parameters.docs.story`. A docs page shows all stories of a component in one document, where an open dialog,
 * drawer or menu would cover the others and take their clicks; in a frame it covers only its own story.
 */
export const ownFrame = (height: number) => ({ inline: false, height: `${height}px` });
