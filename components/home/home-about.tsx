import { Section } from '#components/sections/section.tsx';
import { Team } from '#components/sections/team.tsx';
import { content } from '#lib/content/content.ts';
import { homeTeam } from './home-content.ts';

export function HomeAbout() {
  const { title, intro, mission, vision, teamTitle } = content().home.about;
  const team = homeTeam();
  return (
    <Section id="about" intro={intro} label="About us" title={title}>
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        {[mission, vision].map(({ title: name, text }) => (
          <div className="edge-t-4 border-genda-500 pt-5" key={name}>
            <h3 className="text-2xl">{name}</h3>
            <p className="mt-3 max-w-measure text-ink-2">{text}</p>
          </div>
        ))}
      </div>
      {team.length > 0 && (
        <>
          <h3 className="mt-16 text-3xl">{teamTitle}</h3>
          <Team heading="h4" members={team} />
        </>
      )}
    </Section>
  );
}
