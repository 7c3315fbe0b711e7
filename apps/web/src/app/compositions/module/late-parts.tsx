/** One file for what belongs to the questions of a module and is fetched after them. */
export { TradeLine } from '../../../features/trade/trade-line.tsx';
export { TradeOffers } from '../../../features/trade/trade-offers.tsx';
export { AnswersReader } from './answers-reader.tsx';
export { QuestionSuggestions } from './question-suggestions.tsx';
