import './home-about.css';
import { Detail } from '#components/sections/figure.tsx';
import { FreeDemoSteps } from '#components/sections/free-demo.tsx';
import { Section } from '#components/sections/section.tsx';
import { Team, teamOf } from '#components/sections/team.tsx';
import { content } from '#lib/content/content.ts';

export function HomeAbout() {
  const { freeDemo, home } = content();
  const { title, intro, mission, vision, teamTitle } = home.about;
  const team = teamOf('home');
  return (
    <Section
      beside={
        <>
          <div className="mt-6">
            {[mission, vision].map(({ title: name, text }) => (
              <div className="edge-t-1 py-3 sm:grid sm:grid-cols-[10rem_1fr]" key={name}>
                <h3 className="text-lg">{name}</h3>
                <p className="text-ink-2">{text}</p>
              </div>
            ))}
          </div>
          <h3 className="mt-6 text-xl" id="free-demo">
            {freeDemo.title}
          </h3>
          <Detail picture="projects/healthcare-appointments" />
          <FreeDemoSteps />
        </>
      }
      id="about"
      intro={intro}
      title={title}
    >
      {team.length > 0 && (
        <>
          <h3 className="mt-12 text-3xl">{teamTitle}</h3>
          <Team heading="h4" members={team} />
        </>
      )}
    </Section>
  );
}
