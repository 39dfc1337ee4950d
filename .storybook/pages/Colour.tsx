import { contrastRatio } from '../../packages/ui/src/tokens/contrast';
import { looks } from '../../packages/ui/src/tokens/looks';
import { tones, type Palette, type Theme, type ThemeTokens, type Tone } from '../../packages/ui/src/tokens/tokens';
import * as styles from './colour.css';
import { Page, Section } from './Page';
import { BothThemes, Row, Rows } from './Specimen';

const surfaceNotes: Record<keyof ThemeTokens['surface'], string> = {
  page: 'The background of every page',
  panel: 'Cards, bars and trading panels',
  raised: 'A hovered row, a selected tab',
  overlay: 'Menus, dialogs, toasts',
  scrim: 'Over the page behind a dialog',
};

const textNotes: Record<keyof ThemeTokens['text'], string> = {
  primary: 'Main content',
  secondary: 'Labels, units, trailing zeros',
  disabled: 'Disabled controls; exempt from contrast',
  onAccent: 'On the solid accent',
};

const lineNotes: Record<keyof ThemeTokens['line'], string> = {
  subtle: 'Dividers between rows and panels',
  strong: 'Borders of cards and menus',
  control: 'Borders of fields; at least 3:1',
};

const ratio = (foreground: string, background: string) => `${contrastRatio(foreground, background).toFixed(1)} : 1`;

const keysOf = <Name extends string>(notes: Record<Name, string>) => Object.keys(notes) as Name[];

const Surfaces = ({ theme }: { theme: Theme }) => {
  const { surface } = looks[theme].standard;
  return (
    <Rows>
      {keysOf(surfaceNotes).map((name) => (
        <Row key={name} name={`surface.${name}`} note={surfaceNotes[name]} figure={surface[name]}>
          <span className={styles.swatch} style={{ background: surface[name] }} />
        </Row>
      ))}
    </Rows>
  );
};

const Texts = ({ theme }: { theme: Theme }) => {
  const { text, surface, tone } = looks[theme].standard;
  return (
    <Rows>
      {keysOf(textNotes).map((name) => {
        const background = name === 'onAccent' ? tone.accent.solid : surface.page;
        return (
          <Row key={name} name={`text.${name}`} note={textNotes[name]} figure={ratio(text[name], background)}>
            <span
              aria-hidden
              aria-disabled={name === 'disabled'}
              className={styles.letter}
              style={{ color: text[name], background }}
            >
              Aa
            </span>
          </Row>
        );
      })}
    </Rows>
  );
};

const Lines = ({ theme }: { theme: Theme }) => {
  const { line, focus, surface } = looks[theme].standard;
  return (
    <Rows>
      {keysOf(lineNotes).map((name) => (
        <Row key={name} name={`line.${name}`} note={lineNotes[name]} figure={ratio(line[name], surface.page)}>
          <span className={styles.stroke} style={{ color: line[name] }} />
        </Row>
      ))}
      <Row name="focus.ring" note="Keyboard focus; at least 3:1" figure={ratio(focus.ring, surface.page)}>
        <span className={styles.stroke} style={{ color: focus.ring }} />
      </Row>
    </Rows>
  );
};

const ToneRow = ({ name, look }: { name: Tone; look: ThemeTokens }) => {
  const tone = look.tone[name];
  return (
    <li className={styles.toneRow}>
      <span className={styles.toneName}>{name}</span>
      <span className={styles.soft[name]}>
        text <span>{contrastRatio(tone.text, tone.surface).toFixed(1)}</span>
      </span>
      <span className={styles.solid[name]}>
        solid <span>{contrastRatio(tone.onSolid, tone.solid).toFixed(1)}</span>
      </span>
      <span className={styles.solidHover[name]}>
        hover <span>{contrastRatio(tone.onSolid, tone.solidHover).toFixed(1)}</span>
      </span>
    </li>
  );
};

const Tones = ({ names, palette }: { names: readonly Tone[]; palette: Palette }) => (
  <BothThemes palette={palette}>
    {(theme) => (
      <Rows>
        {names.map((name) => (
          <ToneRow key={name} name={name} look={looks[theme][palette]} />
        ))}
      </Rows>
    )}
  </BothThemes>
);

export const Colour = () => (
  <Page
    title="Colour"
    lead="Colour always means something. Surfaces are neutral, there is one accent, and every other colour means buy, sell, success, warning or danger. Components refer to a meaning, never to a colour."
  >
    <Section title="Surface">
      <BothThemes>{(theme) => <Surfaces theme={theme} />}</BothThemes>
    </Section>
    <Section title="Text" intro="The figure is the contrast with the page. Text has at least 4.5 : 1 on every surface.">
      <BothThemes>{(theme) => <Texts theme={theme} />}</BothThemes>
    </Section>
    <Section title="Line and focus">
      <BothThemes>{(theme) => <Lines theme={theme} />}</BothThemes>
    </Section>
    <Section
      title="Tone"
      intro="Each tone has a text colour that is legible on its own surface and on every neutral one, a border, and a solid fill with its own text colour. The figures are contrast ratios."
    >
      <Tones names={tones} palette="standard" />
    </Section>
    <Section
      title="Colour-blind palette"
      intro="Blue and orange replace green and red for buy and sell, in both themes. Arrows, signs and words always repeat what the colour says."
    >
      <Tones names={['buy', 'sell']} palette="colorblind" />
    </Section>
  </Page>
);
