import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Options } from '@/protocol';
import { isOn, SWITCHES } from './switches';
import './options.css';

/** How a game is played, in whole sentences: the same that the levers said when it was set. */
export function OptionList({ options }: { options: Options }): ReactElement {
  const { t } = useTranslation('app');
  return (
    <ul className="option-list">
      <li>{t(`options.length.${options.length}`)}</li>
      {SWITCHES.map((option) => (
        <li key={option}>{t(`options.${option}.${isOn(options, option) ? 'on' : 'off'}`)}</li>
      ))}
    </ul>
  );
}
