export const isFramed = () => parent !== window;
