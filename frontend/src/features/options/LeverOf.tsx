import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Options } from '@/protocol';
import { Lever } from '@/ui';
import { isOn, type Switch } from './switches';

interface LeverOfProps {
  option: Switch;
  options: Options;
  fixed: boolean;
  onChange: (change: Partial<Options>) => void;
}

/** One option's lever: its sentence is what holds. */
export function LeverOf({ option, options, fixed, onChange }: LeverOfProps): ReactElement {
  const { t } = useTranslation('app');
  return (
    <Lever
      title={t(`options.${option}.title`)}
      on={t(`options.${option}.on`)}
      off={t(`options.${option}.off`)}
      fixed={fixed}
      checked={isOn(options, option)}
      onChange={(on) => onChange(option === 'matching' ? { matching: on ? 'colour' : 'rank' } : { [option]: on })}
    />
  );
}
