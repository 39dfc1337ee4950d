export { sessionMachine, type SessionEmitted, type SessionEvent, type SessionInput } from './session/sessionMachine';
export { sessionExpiredMessage, type Session, type TokenCheck } from './session/sessionRules';
