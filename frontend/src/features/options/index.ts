/** The options of a game in plain words, wherever one is played, chosen or looked back on. */
export { LeverOf } from './LeverOf';
export { OptionList } from './OptionList';
export { SWITCHES, isOn, unusualOf, useUnusual, type Switch } from './switches';
